/** One yes-or-no answer with its text beside it. */
import type { ReactNode, Ref } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { AlertIcon, CheckIcon } from '#web/ui/icons.tsx';

type CheckboxProps = {
  name?: string;
  isSelected: boolean;
  onChange: (selected: boolean) => void;
  error?: string | undefined;
  children: ReactNode;
  /** The input itself, for focus. */
  ref?: Ref<HTMLInputElement>;
};

export const Checkbox = ({ error, children, ref, ...props }: CheckboxProps) => (
  <div>
    <AriaCheckbox
      {...props}
      {...(ref ? { inputRef: ref } : {})}
      isInvalid={error !== undefined}
      className="group flex min-h-11 items-center gap-3 rounded-md data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus"
    >
      <span className="grid size-6 shrink-0 place-items-center rounded border-2 border-line-strong bg-raised text-transparent group-data-invalid:border-red group-data-selected:border-accent group-data-selected:bg-accent group-data-selected:text-on-accent">
        <CheckIcon className="size-4" />
      </span>
      <span>{children}</span>
    </AriaCheckbox>
    {error !== undefined && (
      <p role="alert" className="mt-1 flex items-start gap-1.5 text-sm font-medium text-red">
        <AlertIcon className="mt-0.5 size-4" />
        <span>{error}</span>
      </p>
    )}
  </div>
);
