/** Takes a character out of the family, after asking. */
import { useState } from 'react';
import { useTranslation } from '#web/app/use-translation.ts';
import { looksWords } from '#web/locales/looks.ts';
import type { FamilyCharacter } from '#contract/characters.ts';
import { useDeleteCharacterMutation } from '#web/api/character-calls.ts';
import { errorText } from '#web/api/request-error.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TrashIcon } from '#web/ui/icons.tsx';

type DeleteCharacterProps = { character: FamilyCharacter; onDeleted: () => void };

export const DeleteCharacter = ({ character, onDeleted }: DeleteCharacterProps) => {
  const { t } = useTranslation(looksWords);
  const [isAsking, setAsking] = useState(false);
  const [deleteCharacter, { isLoading }] = useDeleteCharacterMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await deleteCharacter({ params: { id: character._id } });
    setAsking(false);
    if (error) showToast({ state: 'error', text: errorText(error) });
    else onDeleted();
  };
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t('heroes.delete', { name: character.name })}
        onClick={() => setAsking(true)}
      >
        <TrashIcon />
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('heroes.delete', { name: character.name })}
          text={t('heroes.deleteText')}
          confirmLabel={t('heroes.deleteConfirm')}
          cancelLabel={t('actions.cancel')}
          isPending={isLoading}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
