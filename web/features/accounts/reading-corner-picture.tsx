/** A window at night, a lamp, an armchair and a pile of books: the picture beside the account forms. */

const Books = () => (
  <g>
    <rect x="96" y="592" width="150" height="26" rx="4" fill="#2d6a45" />
    <rect x="104" y="598" width="134" height="14" rx="2" fill="#f6ecd8" />
    <rect x="84" y="566" width="142" height="26" rx="4" fill="#b5301b" />
    <rect x="92" y="572" width="126" height="14" rx="2" fill="#fffaf0" />
    <rect x="106" y="544" width="122" height="22" rx="4" fill="#1f5590" />
    <rect x="114" y="549" width="106" height="12" rx="2" fill="#f6ecd8" />
    <path d="M92 544c26-14 52-14 74-2 22-12 48-12 74 2v-40c-26-12-52-12-74 0-22-12-48-12-74 0z" fill="#f0b63f" />
    <path d="M98 534c24-12 48-12 68-1 20-11 44-11 68 1v-36c-24-11-48-10-68 1-20-11-44-12-68-1z" fill="#fffdf7" />
    <path d="M166 499v34" stroke="#d9c9aa" strokeWidth="3" />
  </g>
);

const Window = () => (
  <g>
    <rect x="120" y="90" width="270" height="330" rx="135" fill="#c79a63" />
    <path d="M136 410V225a119 119 0 01238 0v185z" fill="#232a55" />
    <path d="M136 410v-70c50-26 90-6 130-22 44-18 72-12 108 4v88z" fill="#2d6a45" />
    <path d="M136 410v-34c60-18 120 6 238-14v48z" fill="#1f4d35" />
    <path d="M304 168a34 34 0 11-40 46 40 40 0 0040-46z" fill="#f0b63f" />
    <g fill="#fff3d0">
      <circle cx="180" cy="190" r="3" />
      <circle cx="214" cy="250" r="2.5" />
      <circle cx="236" cy="150" r="3" />
      <circle cx="332" cy="270" r="3" />
      <circle cx="170" cy="290" r="2" />
    </g>
    <path d="M255 106v304M136 262h238" stroke="#c79a63" strokeWidth="10" />
    <rect x="106" y="408" width="298" height="20" rx="6" fill="#a87a45" />
  </g>
);

const Chair = () => (
  <g>
    <ellipse cx="480" cy="660" rx="190" ry="16" fill="#1d2038" opacity=".14" />
    <path d="M372 380c0-66 40-98 104-98s104 32 104 98v180H372z" fill="#6b3f86" />
    <path d="M396 392c0-52 30-78 80-78s80 26 80 78v110H396z" fill="#7d4f9a" />
    <rect x="372" y="500" width="208" height="84" rx="26" fill="#8a5aa8" />
    <rect x="336" y="452" width="64" height="150" rx="30" fill="#5b3474" />
    <rect x="552" y="452" width="64" height="150" rx="30" fill="#5b3474" />
    <path d="M360 600l-8 40M592 600l8 40" stroke="#4c3628" strokeWidth="14" strokeLinecap="round" />
    <path d="M420 506c20-34 92-34 112 0-30 14-80 14-112 0z" fill="#d9607d" />
  </g>
);

const Fox = () => (
  <g>
    <path d="M560 606c40 8 70-6 74-40 26 34 2 74-50 74-20 0-30-20-24-34z" fill="#d4692f" />
    <path d="M634 566c10 14 10 26 4 36-12-4-18-14-16-26z" fill="#fff3e0" />
    <path d="M488 640c-8-54 14-88 52-88s58 34 54 88z" fill="#d4692f" />
    <path d="M516 640c-4-34 6-54 24-54s28 20 26 54z" fill="#fff3e0" />
    <path d="M498 500l8-44 34 22 34-22 8 44c0 34-18 54-42 58-24-4-42-24-42-58z" fill="#d4692f" />
    <path d="M512 522c10 4 20 12 28 36 8-24 18-32 28-36-4 20-14 32-28 36-14-4-24-16-28-36z" fill="#fff3e0" />
    <circle cx="522" cy="510" r="4.5" fill="#1d2038" />
    <circle cx="558" cy="510" r="4.5" fill="#1d2038" />
    <ellipse cx="540" cy="552" rx="6" ry="4.5" fill="#1d2038" />
  </g>
);

export const ReadingCornerPicture = ({ className }: { className: string }) => (
  <svg viewBox="0 0 720 760" aria-hidden="true" className={className}>
    <rect y="640" width="720" height="120" fill="#c79a63" />
    <path d="M0 640h720v10H0z" fill="#a87a45" />
    <ellipse cx="370" cy="692" rx="310" ry="38" fill="#b5301b" opacity=".85" />
    <ellipse
      cx="370"
      cy="692"
      rx="264"
      ry="28"
      fill="none"
      stroke="#f0b63f"
      strokeWidth="5"
      strokeDasharray="2 16"
      strokeLinecap="round"
    />
    <circle cx="634" cy="300" r="170" fill="#f0b63f" opacity=".22" />
    <Window />
    <path d="M634 640V330" stroke="#4c3628" strokeWidth="10" />
    <path d="M590 330l20-86h48l20 86z" fill="#f0b63f" />
    <ellipse cx="634" cy="642" rx="46" ry="10" fill="#4c3628" />
    <Chair />
    <Fox />
    <rect x="70" y="618" width="200" height="16" rx="6" fill="#4c3628" />
    <path d="M96 634l-10 40M244 634l10 40" stroke="#4c3628" strokeWidth="12" strokeLinecap="round" />
    <Books />
  </svg>
);
