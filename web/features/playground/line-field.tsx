/** A line of text that is kept cleaned, without taking away the space one has just typed. */
import { useState } from 'react';
import { cleanLine } from '#core/locale/plain-text.ts';
import { TextField } from '#web/ui/text-field.tsx';

type LineFieldProps = {
  label: string;
  hint?: string;
  placeholder?: string;
  letters: number;
  value: string;
  onChange: (line: string) => void;
};

const cut = (text: string, letters: number): string => [...text].slice(0, letters).join('');

export const LineField = ({ letters, value, onChange, ...props }: LineFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string): void => {
    const kept = cut(text, letters);
    setTyped(kept);
    onChange(cleanLine(kept));
  };
  return (
    <TextField
      {...props}
      dir="auto"
      autoComplete="off"
      value={typed ?? value}
      onChange={change}
      onBlur={() => setTyped(null)}
    />
  );
};
