/** One choice out of many, in the list of the browser itself, which every phone and screen reader knows. */
import { useId } from 'react';
import { fieldInputStyle } from '#web/ui/field-frame.tsx';
import { ForwardIcon } from '#web/ui/icons.tsx';

type SelectFieldProps = {
  label: string;
  optional?: string;
  options: readonly { readonly value: string; readonly label: string }[];
  value: string;
  onChange: (value: string) => void;
};

export const SelectField = ({ label, optional, options, value, onChange }: SelectFieldProps) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {optional !== undefined && <span className="ms-2 text-sm font-normal text-ink-soft">{optional}</span>}
      </label>
      <div className="relative">
        <select
          id={id}
          className={`${fieldInputStyle} appearance-none truncate pe-10`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center">
          <ForwardIcon className="size-4 rotate-90" />
        </span>
      </div>
    </div>
  );
};
