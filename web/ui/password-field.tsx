/** A password with a button that shows what was typed. */
import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldLabel, FieldNotes, fieldInputStyle } from '#web/ui/field-frame.tsx';
import { EyeIcon, EyeOffIcon } from '#web/ui/icons.tsx';
import type { TextFieldProps } from '#web/ui/text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'rows' | 'optional' | 'dir'> & {
  showLabel: string;
  hideLabel: string;
};

export const PasswordField = ({ label, hint, error, showLabel, hideLabel, ref, ...props }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <AriaTextField
      {...props}
      type={shown ? 'text' : 'password'}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel text={label} />
      <div className="relative">
        <Input ref={ref} dir="ltr" className={`${fieldInputStyle} pe-14 rtl:text-right`} />
        <button
          type="button"
          className="icon-button absolute inset-y-0.5 end-0.5"
          aria-label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
};
