/** The corner where alerts appear. */
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#web/app/store.ts';
import { toastClosed } from '#web/app/frame/toasts-state.ts';
import { Toast } from '#web/ui/toast.tsx';

export const Toasts = () => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const toasts = useAppSelector((state) => state.toasts);
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-3 md:inset-x-auto md:end-6 md:bottom-6 md:w-md">
      {toasts.map(({ id, state, text }) => (
        <Toast
          key={id}
          state={state}
          text={text}
          closeLabel={t('actions.close')}
          onClose={() => dispatch(toastClosed(id))}
        />
      ))}
    </div>
  );
};
