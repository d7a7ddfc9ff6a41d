/** Fields bound to a form: value, error and focus come from the form. */
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PasswordField, type PasswordFieldProps } from '#web/ui/password-field.tsx';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';

type Bound<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string | undefined>;
};

type Input = HTMLInputElement & HTMLTextAreaElement;

type Field<Value> = { value: Value; onChange: (value: Value) => void; ref: (input: Input | null) => void };

/** How an input says what it holds, and what it holds while nobody has touched it. */
type Held<Value> = { read: (input: Input) => Value; untouched: Value };

const TEXT: Held<string> = { read: ({ value }) => value, untouched: '' };
const TICK: Held<boolean> = { read: ({ checked }) => checked, untouched: false };

/** What was typed or ticked before the scripts were there stands in the field alone, and the first render would undo it. */
const useEarlyInput = <Value,>({ value, onChange, ref }: Field<Value>, { read, untouched }: Held<Value>) => {
  const early = useRef(untouched);
  useEffect(() => {
    if (early.current !== untouched && value === untouched) onChange(early.current);
    early.current = untouched;
  });
  return useCallback(
    (input: Input | null): void => {
      ref(input);
      early.current = input ? read(input) : untouched;
    },
    [ref, read, untouched],
  );
};

const useBound = <Values extends FieldValues, Output>({ control, name }: Bound<Values, Output>) => {
  const { field, fieldState } = useController({ control, name });
  const value = (field.value as string | undefined) ?? '';
  const ref = useEarlyInput({ value, onChange: field.onChange, ref: field.ref }, TEXT);
  return { ...field, ref, value, error: fieldState.error?.message };
};

/** An optional field that is empty has no value. */
const orNothing = (text: string): string | undefined => (text === '' ? undefined : text);

export const FormTextField = <Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Bound<Values, Output> & Omit<TextFieldProps, 'name'>) => {
  const bound = useBound({ control, name });
  const onChange = (text: string): void => bound.onChange(props.optional === undefined ? text : orNothing(text));
  return <TextField {...props} {...bound} onChange={onChange} />;
};

export const FormPasswordField = <Values extends FieldValues, Output>({
  control,
  name,
  ...props
}: Bound<Values, Output> & Omit<PasswordFieldProps, 'name'>) => (
  <PasswordField {...props} {...useBound({ control, name })} />
);

type FormCheckboxProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, boolean | undefined>;
  children: ReactNode;
};

export const FormCheckbox = <Values extends FieldValues, Output>({
  control,
  name,
  children,
}: FormCheckboxProps<Values, Output>) => {
  const { field, fieldState } = useController({ control, name });
  const { onChange } = field;
  const value = field.value === true;
  const ref = useEarlyInput({ value, onChange, ref: field.ref }, TICK);
  return (
    <Checkbox ref={ref} name={name} isSelected={value} onChange={onChange} error={fieldState.error?.message}>
      {children}
    </Checkbox>
  );
};
