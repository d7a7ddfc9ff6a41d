/** The menu of the phone: slides in from the side where reading begins. */
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { LocaleFrame } from '#web/app/frame/locale-frame.tsx';
import { useTranslation } from '#web/app/use-translation.ts';
import { Menu } from '#web/app/frame/menu.tsx';
import { Preferences } from '#web/app/frame/preferences.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';

/** Loaded when the menu is opened for the first time. */
const Drawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <LocaleFrame>
      <ModalOverlay
        isOpen
        isDismissable
        onOpenChange={(open) => (open ? undefined : onClose())}
        className="fade-in fixed inset-0 z-40 bg-black/60"
      >
        <Modal className="drawer-in absolute inset-y-0 start-0 w-72 max-w-[85vw] bg-ground shadow-lift">
          <Dialog aria-label={t('menu.title')} className="flex h-full flex-col gap-6 overflow-y-auto p-4 outline-none">
            <div className="flex items-center justify-between">
              <Preferences />
              <button type="button" className="icon-button" aria-label={t('actions.close')} onClick={onClose}>
                <CloseIcon />
              </button>
            </div>
            <Menu />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </LocaleFrame>
  );
};

export default Drawer;
