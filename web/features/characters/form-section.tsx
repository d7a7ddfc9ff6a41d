/** A part of a long form that folds away under its title; what is in it stays a part of the form. */
import { useId, type ReactNode } from 'react';
import { ForwardIcon } from '#web/ui/icons.tsx';

type FormSectionProps = { title: string; isOpen: boolean; onToggle: () => void; children: ReactNode };

export const FormSection = ({ title, isOpen, onToggle, children }: FormSectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={`${id}title`} className="border-t border-line last:border-b">
      <h2>
        <button
          id={`${id}title`}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="display flex min-h-14 w-full items-center justify-between gap-4 py-3 text-start text-3xl"
        >
          {title}
          <ForwardIcon className={`size-5 shrink-0 transition-transform ${isOpen ? '-rotate-90' : 'rotate-90'}`} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="pt-2 pb-8">
        <div className="flex flex-col gap-6">{children}</div>
      </div>
    </section>
  );
};
