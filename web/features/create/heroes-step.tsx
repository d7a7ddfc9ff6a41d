/** Who the story is about: chosen from the family, or made now. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FamilyCharacter } from '#contract/characters.ts';
import { StepActions } from '#web/features/create/step-actions.tsx';
import { Button } from '#web/ui/button.tsx';

type EditorSlot = (props: {
  character: FamilyCharacter | null;
  onSaved: (character: FamilyCharacter) => void;
  onCancel: (() => void) | null;
}) => ReactNode;

type PickerSlot = (props: { onEdit: (character: FamilyCharacter) => void; onNew: () => void }) => ReactNode;

type HeroesStepProps = {
  characters: readonly FamilyCharacter[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  onDone: () => void;
  editor: EditorSlot;
  picker: PickerSlot;
};

const PICKING = 'picking';

export const HeroesStep = ({ characters, chosen, onChange, onDone, editor, picker }: HeroesStepProps) => {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<FamilyCharacter | null | typeof PICKING>(
    characters.length === 0 ? null : PICKING,
  );
  const saved = (character: FamilyCharacter): void => {
    if (!chosen.includes(character._id)) onChange([...chosen, character._id]);
    setEdited(PICKING);
  };
  if (edited !== PICKING) {
    return editor({
      character: edited,
      onSaved: saved,
      onCancel: characters.length === 0 ? null : () => setEdited(PICKING),
    });
  }
  return (
    <>
      {picker({ onEdit: setEdited, onNew: () => setEdited(null) })}
      <StepActions>
        <span role="status" className="text-ink-soft">
          {chosen.length === 0 ? t('create.chooseHero') : ''}
        </span>
        <Button size="large" isDisabled={chosen.length === 0} onPress={onDone}>
          {t('actions.next')}
        </Button>
      </StepActions>
    </>
  );
};
