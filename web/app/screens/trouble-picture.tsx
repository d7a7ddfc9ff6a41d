/** The pictures of the pages on which something is missing or broken. */

/** A book with one leaf that has flown out of it. */
export const LostPagePicture = ({ className = 'w-64' }: { className?: string }) => (
  <svg viewBox="0 0 260 200" aria-hidden="true" className={className}>
    <circle cx="190" cy="58" r="44" fill="var(--plate)" opacity=".55" />
    <ellipse cx="120" cy="186" rx="104" ry="7" fill="var(--ink)" opacity=".12" />
    <path d="M120 176c-26-14-64-18-100-14V86c36-4 74 0 100 14z" fill="var(--accent)" />
    <path d="M120 176c26-14 64-18 100-14V86c-36-4-74 0-100 14z" fill="var(--accent)" opacity=".82" />
    <path d="M120 168c-26-14-60-17-92-14V78c32-3 66 0 92 14z" fill="#fffaf0" />
    <path d="M120 168c26-14 60-17 92-14V78c-32-3-66 0-92 14z" fill="#f6ecd8" />
    <path
      d="M44 96c20-1 40 1 58 8M44 112c20-1 40 1 58 8M44 128c14-.6 28 .4 40 4"
      fill="none"
      stroke="#1d2038"
      strokeOpacity=".3"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path
      d="M138 108c6-2 12-4 18-5M188 99l8-.4M138 124c10-4 20-6 30-7.5M138 140c18-6 38-8 58-7"
      fill="none"
      stroke="#1d2038"
      strokeOpacity=".18"
      strokeWidth="3"
      strokeDasharray="5 9"
      strokeLinecap="round"
    />
    <g transform="rotate(14 186 46)">
      <path d="M156 16l56 4c4 18 2 40-2 58l-56-6c4-18 6-38 2-56z" fill="#fffdf7" stroke="#d9c9aa" />
      <text
        x="184"
        y="59"
        textAnchor="middle"
        fontFamily="Caveat, cursive"
        fontWeight="700"
        fontSize="34"
        fill="#b5301b"
      >
        404
      </text>
    </g>
    <path
      d="M128 82c4-16 12-24 22-30"
      fill="none"
      stroke="var(--ink)"
      strokeOpacity=".45"
      strokeWidth="2.5"
      strokeDasharray="1 8"
      strokeLinecap="round"
    />
  </svg>
);

/** A small press with a sheet that came out crumpled. */
export const JammedPressPicture = ({ className = 'w-64' }: { className?: string }) => (
  <svg viewBox="0 0 260 200" aria-hidden="true" className={className}>
    <circle cx="70" cy="60" r="44" fill="var(--plate)" opacity=".55" />
    <ellipse cx="130" cy="186" rx="112" ry="7" fill="var(--ink)" opacity=".12" />
    <rect x="52" y="150" width="156" height="32" rx="5" fill="#3b3f63" />
    <rect x="66" y="44" width="18" height="110" rx="4" fill="#4a4f78" />
    <rect x="176" y="44" width="18" height="110" rx="4" fill="#4a4f78" />
    <rect x="58" y="34" width="144" height="22" rx="6" fill="#3b3f63" />
    <rect x="122" y="22" width="16" height="52" rx="4" fill="#b5301b" />
    <path d="M92 22h76" stroke="#b5301b" strokeWidth="9" strokeLinecap="round" />
    <circle cx="92" cy="22" r="8" fill="#f0b63f" />
    <circle cx="168" cy="22" r="8" fill="#f0b63f" />
    <circle cx="130" cy="92" r="20" fill="#8a8fb5" />
    <circle cx="130" cy="92" r="7" fill="#3b3f63" />
    <path d="M72 140h116l6 12H66z" fill="#c79a63" />
    <path d="M88 134l18-22 12 10 16-18 14 16 20-12 10 28z" fill="#fffdf7" stroke="#d9c9aa" strokeWidth="1.5" />
    <path d="M106 112l4 22M134 104l-6 30M148 120l6 14" stroke="#d9c9aa" strokeWidth="2" />
    <path
      d="M206 96l16-8M208 112h18M200 78l10-14"
      stroke="var(--ink)"
      strokeOpacity=".5"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </svg>
);
