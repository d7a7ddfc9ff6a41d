/** The parts that every field shares: label, hint and error, tied to the input by React Aria. */
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { AlertIcon } from '#web/ui/icons.tsx';

export const fieldInputStyle =
  'w-full min-h-12 rounded-lg border border-line-strong bg-raised px-3.5 py-2.5 text-ink placeholder:text-ink-soft data-invalid:border-2 data-invalid:border-red disabled:opacity-60';

export const FieldLabel = ({ text, optional }: { text: string; optional?: string | undefined }) => (
  <Label className="mb-1.5 block font-semibold">
    {text}
    {optional !== undefined && <span className="ms-2 text-sm font-normal text-ink-soft">{optional}</span>}
  </Label>
);

export const FieldNotes = ({ hint, error }: { hint?: string | undefined; error?: string | undefined }) => (
  <>
    {hint !== undefined && (
      <Text slot="description" className="mt-1.5 block text-sm text-ink-soft">
        {hint}
      </Text>
    )}
    {error !== undefined && (
      <FieldError className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-red">
        <AlertIcon className="mt-0.5 size-4" />
        <span>{error}</span>
      </FieldError>
    )}
  </>
);
