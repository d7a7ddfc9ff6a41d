/** A list of short words that a person types: one at a time, each removable. */
import { useState, type KeyboardEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CloseIcon, PlusIcon } from '#web/ui/icons.tsx';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';

type WordListFieldProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  placeholder?: string;
  limit: number;
  words: readonly string[];
  onChange: (words: string[]) => void;
  addLabel: string;
  removeLabel: (word: string) => string;
  ref?: TextFieldProps['ref'];
};

const Words = ({ words, onChange, removeLabel }: Pick<WordListFieldProps, 'words' | 'onChange' | 'removeLabel'>) => (
  <ul className="mt-2 flex flex-wrap gap-2">
    {words.map((word) => (
      <li key={word} className="flex items-center rounded-full bg-yellow/30 ps-4">
        <span dir="auto">{word}</span>
        <button
          type="button"
          className="icon-button rounded-full"
          aria-label={removeLabel(word)}
          onClick={() => onChange(words.filter((kept) => kept !== word))}
        >
          <CloseIcon className="size-4" />
        </button>
      </li>
    ))}
  </ul>
);

export const WordListField = (props: WordListFieldProps) => {
  const { label, hint, error, placeholder, limit, words, onChange, addLabel, removeLabel, ref } = props;
  const [typed, setTyped] = useState('');
  const full = words.length >= limit;
  const add = (): void => {
    const word = typed.trim();
    if (word === '' || full) return;
    if (!words.includes(word)) onChange([...words, word]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div>
      <div className="flex items-end gap-2">
        <div className="grow">
          <TextField
            ref={ref}
            label={label}
            value={typed}
            onChange={setTyped}
            onBlur={add}
            onKeyDown={onKeyDown}
            error={error}
            dir="auto"
            isDisabled={full}
            {...(placeholder === undefined ? {} : { placeholder })}
          />
        </div>
        <Button variant="secondary" onPress={add} isDisabled={full} aria-label={addLabel} className="min-h-12">
          <PlusIcon />
        </Button>
      </div>
      {hint !== undefined && <p className="mt-1.5 text-sm text-ink-soft">{hint}</p>}
      {words.length > 0 && <Words words={words} onChange={onChange} removeLabel={removeLabel} />}
    </div>
  );
};
