/** One titled part of the settings. */
import { useId, type ReactNode } from 'react';

export const SettingsPart = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-t border-line py-8 xl:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="display text-4xl">
        {title}
      </h2>
      <div className="flex max-w-3xl flex-col gap-5 rounded-xl border border-line bg-raised p-5 md:p-7">{children}</div>
    </section>
  );
};
