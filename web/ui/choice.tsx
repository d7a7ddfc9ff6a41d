/** One choice out of a few: as a row of segments, as cards, as small pictures, or as swatches in rows or in one strip. Keyboard and names come from a radio group. */
import type { ReactNode, Ref } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { FieldLabel, FieldNotes } from '#web/ui/field-frame.tsx';
import { useFocusTarget, type FocusTarget } from '#web/ui/use-focus-target.ts';

export type ChoiceLook = 'segments' | 'cards' | 'pictures' | 'swatches' | 'strip';

export type ChoiceOption<Value extends string> = {
  readonly value: Value;
  /** The accessible name; shown too, except for swatches and strips. */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly picture?: ReactNode;
  readonly disabled?: boolean;
};

type ChoiceProps<Value extends string> = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  look: ChoiceLook;
  options: readonly ChoiceOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  ref?: Ref<FocusTarget>;
};

const groupStyle: Record<ChoiceLook, string> = {
  segments: 'flex flex-wrap gap-2',
  cards: 'grid grid-cols-2 gap-3 md:grid-cols-4',
  pictures: 'grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2',
  swatches: 'grid max-w-[19.5rem] grid-cols-[repeat(auto-fill,3rem)] gap-1',
  strip: 'flex gap-1 overflow-x-auto overscroll-x-contain p-1 -m-1',
};

const focusStyle =
  'data-focus-visible:outline-3 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus data-disabled:opacity-45 data-disabled:cursor-not-allowed';

const optionStyle: Record<ChoiceLook, string> = {
  segments:
    'min-h-11 px-4 py-2 flex items-center rounded-lg border border-line-strong bg-raised font-medium data-hovered:bg-sunk data-selected:border-accent data-selected:bg-accent data-selected:text-on-accent',
  cards:
    'flex flex-col gap-2 rounded-xl border-2 border-line bg-raised p-3 data-hovered:border-line-strong data-selected:border-accent data-selected:shadow-[3px_3px_0_0_var(--plate)]',
  pictures:
    'flex flex-col gap-1 rounded-lg border-2 border-line bg-raised p-1.5 text-center text-sm leading-tight data-hovered:border-line-strong data-selected:border-accent data-selected:font-semibold data-selected:shadow-[2px_2px_0_0_var(--plate)]',
  swatches:
    'relative grid size-12 place-items-center rounded-full border-2 border-transparent data-selected:border-accent data-hovered:border-line-strong',
  strip:
    'relative grid size-11 shrink-0 place-items-center rounded-full border-2 border-transparent data-selected:border-accent data-hovered:border-line-strong',
};

const isWordless = (look: ChoiceLook): boolean => look === 'swatches' || look === 'strip';

const OptionContent = ({ look, option }: { look: ChoiceLook; option: ChoiceOption<string> }) => {
  if (isWordless(look)) {
    return <span className="grid size-9 place-items-center overflow-hidden rounded-full">{option.picture}</span>;
  }
  return (
    <>
      {option.picture}
      <span>
        {option.label}
        {option.hint !== undefined && <span className="block text-sm font-normal text-ink-soft">{option.hint}</span>}
      </span>
    </>
  );
};

export const Choice = <Value extends string>(props: ChoiceProps<Value>) => {
  const { label, hint, error, look, options, value, onChange, ref } = props;
  const group = useFocusTarget(ref);
  return (
    <RadioGroup
      ref={group}
      value={value}
      onChange={(next) => onChange(next as Value)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      orientation="horizontal"
    >
      <FieldLabel text={label} />
      <div className={groupStyle[look]}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.disabled ?? false}
            aria-label={isWordless(look) ? option.label : undefined}
            className={`${optionStyle[look]} ${focusStyle}`}
          >
            <OptionContent look={look} option={option} />
          </Radio>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} />
    </RadioGroup>
  );
};
