/** Asks before something that cannot be taken back. */
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '#web/ui/button.tsx';

type ConfirmDialogProps = {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <ModalOverlay
    isOpen
    isDismissable
    onOpenChange={(open) => (open ? undefined : props.onClose())}
    className="fade-in fixed inset-0 z-40 grid place-items-center bg-black/60 p-4"
  >
    <Modal className="w-full max-w-md">
      <Dialog role="alertdialog" className="rounded-xl bg-raised p-6 shadow-lift outline-none">
        <Heading slot="title" className="display text-3xl">
          {props.title}
        </Heading>
        <p className="mt-3">{props.text}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onPress={props.onClose}>
            {props.cancelLabel}
          </Button>
          <Button isPending={props.isPending} onPress={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </div>
      </Dialog>
    </Modal>
  </ModalOverlay>
);
