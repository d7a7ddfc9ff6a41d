/** A shelf that waits for its first book. */
import type { ReactNode } from 'react';

const Picture = () => (
  <svg viewBox="0 0 360 190" aria-hidden="true" className="w-full max-w-md">
    <circle cx="262" cy="70" r="52" fill="var(--plate)" opacity=".5" />
    <rect x="10" y="160" width="340" height="12" rx="2" fill="var(--shelf)" />
    <rect x="10" y="170" width="340" height="8" rx="2" fill="var(--shelf-edge)" />
    <rect x="44" y="70" width="26" height="90" rx="3" fill="#2d6a45" />
    <path d="M44 84h26M44 146h26" stroke="#f0b63f" strokeWidth="3" />
    <rect x="72" y="56" width="32" height="104" rx="3" fill="#1f5590" />
    <path d="M72 72h32M72 144h32" stroke="#fffaf0" strokeOpacity=".7" strokeWidth="3" />
    <g transform="rotate(14 134 160)">
      <rect x="112" y="76" width="24" height="84" rx="3" fill="#b5301b" />
      <path d="M112 90h24" stroke="#f0b63f" strokeWidth="3" />
    </g>
    <rect
      x="176"
      y="64"
      width="92"
      height="96"
      rx="4"
      fill="none"
      stroke="var(--ink)"
      strokeOpacity=".5"
      strokeWidth="2.5"
      strokeDasharray="7 8"
    />
    <path d="M222 96v32M206 112h32" stroke="var(--ink)" strokeOpacity=".6" strokeWidth="4" strokeLinecap="round" />
    <g>
      <path d="M296 160c-6-38 4-58 24-58s30 20 24 58z" fill="#d4692f" />
      <path d="M310 160c-2-20 2-32 10-32s12 12 10 32z" fill="#fff3e0" />
      <path d="M298 84l2-24 20 12 20-12 2 24c0 18-8 28-22 30-14-2-22-12-22-30z" fill="#d4692f" />
      <path d="M304 96c6 2 12 6 16 18 4-12 10-16 16-18-2 10-8 17-16 18-8-1-14-8-16-18z" fill="#fff3e0" />
      <circle cx="311" cy="88" r="2.6" fill="#1d2038" />
      <circle cx="329" cy="88" r="2.6" fill="#1d2038" />
      <ellipse cx="320" cy="112" rx="3.5" ry="2.5" fill="#1d2038" />
    </g>
  </svg>
);

type EmptyShelfProps = { title: string; text: string; children: ReactNode };

export const EmptyShelf = ({ title, text, children }: EmptyShelfProps) => (
  <div className="mx-auto flex max-w-xl flex-col items-center gap-4 py-10 text-center">
    <Picture />
    <h2 className="display text-4xl">{title}</h2>
    <p className="text-ink-soft">{text}</p>
    {children}
  </div>
);
