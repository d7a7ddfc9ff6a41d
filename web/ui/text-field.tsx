/** A field for one line or a paragraph of text. */
import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldLabel, FieldNotes, fieldInputStyle } from '#web/ui/field-frame.tsx';

export type TextFieldProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'ref'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: string;
  placeholder?: string;
  /** More than one makes it a paragraph. */
  rows?: number;
  dir?: 'auto' | 'ltr';
  /** The input itself, for focus. */
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
};

/** Listens to keys of a field; one that is not handled is handed on with `continuePropagation`. */
export type FieldKeyListener = NonNullable<AriaTextFieldProps['onKeyDown']>;

export const TextField = (allProps: TextFieldProps) => {
  const { label, hint, error, optional, placeholder, rows = 1, dir, ref, ...props } = allProps;
  return (
    <AriaTextField {...props} isInvalid={error !== undefined} validationBehavior="aria">
      <FieldLabel text={label} optional={optional} />
      {rows > 1 ? (
        <TextArea ref={ref} rows={rows} dir={dir} placeholder={placeholder} className={`${fieldInputStyle} resize-y`} />
      ) : (
        <Input ref={ref} dir={dir} placeholder={placeholder} className={fieldInputStyle} />
      )}
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
};
