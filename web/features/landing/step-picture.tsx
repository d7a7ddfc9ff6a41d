/** Three small pictures for the three steps: a portrait, a manuscript, a press. */
import type { ReactNode } from 'react';

const Portrait = () => (
  <>
    <rect x="70" y="16" width="120" height="140" rx="6" fill="#fffdf6" stroke="#d9c9aa" strokeWidth="2" />
    <rect x="82" y="28" width="96" height="96" rx="3" fill="#86b8c9" />
    <path d="M96 124c0-24 12-36 34-36s34 12 34 36z" fill="#e3658f" />
    <circle cx="130" cy="72" r="25" fill="#a86c41" />
    <path d="M104 78c-8-34 10-48 28-48 22 0 34 18 25 48-4-14-10-22-18-26-8 10-22 16-35 26z" fill="#2a2429" />
    <circle cx="121" cy="76" r="3" fill="#1d2038" />
    <circle cx="140" cy="76" r="3" fill="#1d2038" />
    <path d="M125 87c4 4 8 4 12 0" fill="none" stroke="#6f2f2a" strokeWidth="2.6" strokeLinecap="round" />
    <path d="M104 140h52" stroke="#1d2038" strokeOpacity=".35" strokeWidth="5" strokeLinecap="round" />
    <path d="M206 142l34-62 12 7-34 62-14 8z" fill="#f0b63f" stroke="#1d2038" strokeOpacity=".5" strokeWidth="2" />
    <path d="M204 157l2-15 12 7z" fill="#4a4f78" />
  </>
);

const Manuscript = () => (
  <>
    <path d="M62 30l130-10 10 128-130 10z" fill="#f0e4c8" />
    <rect x="66" y="22" width="132" height="130" rx="4" fill="#fffdf6" stroke="#d9c9aa" strokeWidth="2" />
    <path d="M84 46h64" stroke="#b5301b" strokeWidth="7" strokeLinecap="round" />
    <path
      d="M84 68h96M84 84h90M84 100h96M84 116h54"
      stroke="#1d2038"
      strokeOpacity=".32"
      strokeWidth="4.5"
      strokeLinecap="round"
    />
    <path d="M232 30c-40 12-66 50-76 104 48-16 78-52 76-104z" fill="#1f5590" />
    <path d="M222 46c-28 26-48 56-62 92" fill="none" stroke="#fffaf0" strokeWidth="2.5" />
    <path d="M156 134l-8 22" stroke="#4a4f78" strokeWidth="4" strokeLinecap="round" />
  </>
);

const Press = () => (
  <>
    <rect x="56" y="132" width="172" height="26" rx="5" fill="#3b3f63" />
    <rect x="70" y="34" width="16" height="102" rx="4" fill="#4a4f78" />
    <rect x="198" y="34" width="16" height="102" rx="4" fill="#4a4f78" />
    <rect x="62" y="26" width="160" height="20" rx="6" fill="#3b3f63" />
    <rect x="135" y="14" width="14" height="46" rx="4" fill="#b5301b" />
    <path d="M100 14h84" stroke="#b5301b" strokeWidth="8" strokeLinecap="round" />
    <rect x="98" y="60" width="88" height="14" rx="3" fill="#8a8fb5" />
    <path d="M92 122h100l10 14H82z" fill="#fffdf6" stroke="#d9c9aa" strokeWidth="1.5" />
    <path d="M104 126h34l-2 7h-36zM148 126h32l6 7h-36z" fill="#f0b63f" />
    <path d="M222 150c18-8 34-8 48 0v-44c-14-8-30-8-48 0-18-8-34-8-48 0v44c14-8 30-8 48 0z" fill="#2d6a45" />
    <path d="M222 142c16-6 30-6 42 0v-36c-12-6-26-6-42 0-16-6-30-6-42 0v36c12-6 26-6 42 0z" fill="#fffaf0" />
    <path d="M222 106v36" stroke="#d9c9aa" strokeWidth="2" />
  </>
);

const pictures: Record<'hero' | 'story' | 'book', ReactNode> = {
  hero: <Portrait />,
  story: <Manuscript />,
  book: <Press />,
};

export const StepPicture = ({ step }: { step: keyof typeof pictures }) => (
  <svg viewBox="0 0 290 170" aria-hidden="true" className="w-full max-w-72">
    <ellipse cx="140" cy="160" rx="120" ry="7" fill="var(--ink)" opacity=".1" />
    {pictures[step]}
  </svg>
);
