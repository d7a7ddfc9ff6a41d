/** The corner where alerts appear. */
import { useCell } from '#web/app/cell.ts';
import { closeToast, toasts } from '#web/app/frame/toasts-state.ts';
import { useTranslation } from '#web/app/use-translation.ts';
import { Toast } from '#web/ui/toast.tsx';

export const Toasts = () => {
  const { t } = useTranslation();
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-3 md:inset-x-auto md:end-6 md:bottom-6 md:w-md">
      {useCell(toasts).map(({ id, state, text }) => (
        <Toast key={id} state={state} text={text} closeLabel={t('actions.close')} onClose={() => closeToast(id)} />
      ))}
    </div>
  );
};
