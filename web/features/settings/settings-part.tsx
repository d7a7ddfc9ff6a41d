/** One titled part of the settings. */
import { useId, type ReactNode } from 'react';

export const SettingsPart = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-8">
      <h2 id={id} className="display mb-5 text-4xl">
        {title}
      </h2>
      <div className="flex max-w-xl flex-col gap-5">{children}</div>
    </section>
  );
};
