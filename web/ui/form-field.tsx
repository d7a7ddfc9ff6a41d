/** Text fields bound to a form: value, error and focus come from the form. */
import { useCallback, useEffect, useRef } from 'react';
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { PasswordField, type PasswordFieldProps } from '#web/ui/password-field.tsx';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';

type Bound<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, string | undefined>;
};

type Input = HTMLInputElement & HTMLTextAreaElement;

type EarlyText = { value: string; onChange: (text: string) => void; ref: (input: Input | null) => void };

/** What was typed before the scripts were there stands in the field alone, and the first render would empty it. */
const useEarlyText = ({ value, onChange, ref }: EarlyText) => {
  const typed = useRef('');
  useEffect(() => {
    if (typed.current !== '' && value === '') onChange(typed.current);
    typed.current = '';
  });
  return useCallback(
    (input: Input | null): void => {
      ref(input);
      typed.current = input?.value ?? '';
    },
    [ref],
  );
};

const useBound = <Values extends FieldValues, Output>({ control, name }: Bound<Values, Output>) => {
  const { field, fieldState } = useController({ control, name });
  const value = (field.value as string | undefined) ?? '';
  const ref = useEarlyText({ value, onChange: field.onChange, ref: field.ref });
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
