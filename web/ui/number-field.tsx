/** A whole number with buttons for one less and one more. */
import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { FieldLabel, FieldNotes } from '#web/ui/field-frame.tsx';

type NumberFieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: number | undefined;
  range: { readonly min: number; readonly max: number };
  onChange: (value: number | undefined) => void;
  onBlur?: () => void;
  /** The input itself, for focus. */
  ref?: Ref<HTMLInputElement>;
};

const stepStyle = 'grid w-12 place-items-center text-xl font-semibold hover:bg-sunk disabled:opacity-40';

export const NumberField = ({ label, hint, error, value, range, onChange, onBlur, ref }: NumberFieldProps) => (
  <AriaNumberField
    value={value ?? Number.NaN}
    minValue={range.min}
    maxValue={range.max}
    step={1}
    // A number beyond the range stays as it was typed, and the error beside it says the range.
    commitBehavior="validate"
    formatOptions={{ maximumFractionDigits: 0, useGrouping: false }}
    onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
    {...(onBlur ? { onBlur } : {})}
    isInvalid={error !== undefined}
    validationBehavior="aria"
  >
    <FieldLabel text={label} />
    <Group className="flex h-12 w-44 overflow-hidden rounded-lg border border-line-strong bg-raised data-focus-within:outline-3 data-focus-within:outline-offset-2 data-focus-within:outline-focus data-invalid:border-red">
      <Button slot="decrement" className={stepStyle}>
        −
      </Button>
      <Input ref={ref} className="w-full min-w-0 border-x border-line bg-transparent text-center outline-none" />
      <Button slot="increment" className={stepStyle}>
        +
      </Button>
    </Group>
    <FieldNotes hint={hint} error={error} />
  </AriaNumberField>
);
