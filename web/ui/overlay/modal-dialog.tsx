/** A window over the page with a title and anything in it; Escape and a press beside it close it. */
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

type ModalDialogProps = { title: string; onClose: () => void; children: ReactNode };

export const ModalDialog = ({ title, onClose, children }: ModalDialogProps) => (
  <ModalOverlay
    isOpen
    isDismissable
    onOpenChange={(open) => (open ? undefined : onClose())}
    className="fade-in fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-black/60 p-4"
  >
    <Modal className="w-full max-w-lg">
      <Dialog className="rounded-xl bg-raised p-6 shadow-lift outline-none">
        <Heading slot="title" className="display text-3xl">
          {title}
        </Heading>
        {children}
      </Dialog>
    </Modal>
  </ModalOverlay>
);
