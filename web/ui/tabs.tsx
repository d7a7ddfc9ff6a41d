/** Parts of a page of which one is shown at a time. Arrow keys go from tab to tab, as the reader's direction has it. */
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

type TabsProps = {
  label: string;
  tabs: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
};

const tabStyle =
  'min-h-11 shrink-0 rounded-lg px-3.5 py-2 lg:px-2 xl:px-3.5 font-semibold hover:bg-ink/10 focus-visible:outline-offset-[-3px] aria-selected:bg-accent aria-selected:text-on-accent';

/** Where a key leads from a place in the row, or null when it leads nowhere. */
const placeAfter = (
  key: string,
  { at, count, isRtl }: { at: number; count: number; isRtl: boolean },
): number | null => {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
      return (at + step + count) % count;
    }
    default:
      return null;
  }
};

export const Tabs = ({ label, tabs }: TabsProps) => {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = placeAfter(event.key, { at: chosen, count: tabs.length, isRtl });
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    const tab = row.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };
  const shown = tabs[chosen];
  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto border-b border-line pb-2"
      >
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${name}-${id}`}
            aria-selected={index === chosen}
            aria-controls={`${name}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            className={tabStyle}
            onClick={() => setChosen(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {shown && (
        <div
          key={shown.id}
          role="tabpanel"
          id={`${name}-panel`}
          aria-labelledby={`${name}-${shown.id}`}
          className="pt-5"
        >
          {shown.content}
        </div>
      )}
    </div>
  );
};
