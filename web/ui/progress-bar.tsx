/** How far something is, as a bar that assistive technology can read. */
type ProgressBarProps = { label: string; percent: number; valueText?: string };

export const ProgressBar = ({ label, percent, valueText }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    aria-valuetext={valueText}
    className="h-3 overflow-hidden rounded-full border border-line-strong bg-sunk"
  >
    <div
      className="h-full rounded-full bg-accent transition-[width] duration-700 ease-out motion-reduce:transition-none"
      style={{ width: `${percent}%` }}
    />
  </div>
);
