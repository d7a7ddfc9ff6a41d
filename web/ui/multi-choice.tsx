/** Several choices out of a few, up to a limit. */
import type { Ref } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { FieldLabel, FieldNotes } from '#web/ui/field-frame.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import { useFocusTarget, type FocusTarget } from '#web/ui/use-focus-target.ts';

type MultiChoiceProps<Value extends string> = {
  label: string;
  hint?: string;
  error?: string | undefined;
  limit: number;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  ref?: Ref<FocusTarget>;
};

export const MultiChoice = <Value extends string>(props: MultiChoiceProps<Value>) => {
  const { label, hint, error, limit, options, value, onChange, ref } = props;
  const group = useFocusTarget(ref);
  return (
    <CheckboxGroup
      ref={group}
      value={[...value]}
      onChange={(next) => onChange(next as Value[])}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel text={label} />
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <AriaCheckbox
            key={option.value}
            value={option.value}
            isDisabled={value.length >= limit && !value.includes(option.value)}
            className="group flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-raised px-4 py-1.5 data-disabled:opacity-45 data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus data-hovered:bg-sunk data-selected:border-accent data-selected:bg-accent data-selected:text-on-accent"
          >
            <CheckIcon className="hidden size-4 group-data-selected:block" />
            {option.label}
          </AriaCheckbox>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} />
    </CheckboxGroup>
  );
};
