/** Small line icons, drawn for a 24-pixel grid; they take the colour of their text and say nothing by themselves. */
import type { ReactNode } from 'react';

type IconProps = { className?: string };

const icon = (drawing: ReactNode) => {
  const Icon = ({ className = 'size-5' }: IconProps) => (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawing}
    </svg>
  );
  return Icon;
};

export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />);
export const MenuIcon = icon(<path d="M4 7h16M4 12h13M4 17h16" />);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const CheckIcon = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />);
export const ForwardIcon = icon(<path d="M9 5l7 7-7 7" />);
export const BackIcon = icon(<path d="M15 5l-7 7 7 7" />);
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4" />
  </>,
);
export const MoonIcon = icon(<path d="M19.5 14.5A8 8 0 119.5 4.5a6.5 6.5 0 0010 10z" />);
export const HomeIcon = icon(<path d="M4 11l8-7 8 7M6.5 9.5V20h11V9.5M10 20v-5.5h4V20" />);
export const ShelfIcon = icon(<path d="M5 4h3v14H5zM10 6h3v12h-3zM15.2 5.4l2.9-.8 3 13.2-2.9.7zM3 21h18" />);
export const SignInIcon = icon(<path d="M14 4h5v16h-5M4 12h10M10.5 8.5L14 12l-3.5 3.5" />);
export const SignOutIcon = icon(<path d="M10 4H5v16h5M20 12H10M16.5 8.5L20 12l-3.5 3.5" />);
export const DownloadIcon = icon(<path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14" />);
export const TrashIcon = icon(<path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7M10.5 11v5.5M13.5 11v5.5" />);
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </>,
);
export const EyeOffIcon = icon(
  <path d="M4 4l16 16M9.5 5.9A9 9 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 01-3 3.6M6.4 7.6A15.6 15.6 0 002.5 12S6 18.5 12 18.5a9 9 0 004-.95M10 10.2a2.8 2.8 0 003.9 3.9" />,
);
export const LinkIcon = icon(
  <path d="M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1 1M14 10a4 4 0 00-5.7 0l-3 3A4 4 0 0011 18.7l1-1" />,
);
export const UndoIcon = icon(<path d="M8.5 5L4 9.5 8.5 14M4.5 9.5H15a5 5 0 010 10h-4" />);
export const DiceIcon = icon(
  <>
    <rect x="4" y="4" width="16" height="16" rx="3.5" />
    <path d="M8.5 8.5v.1M15.5 8.5v.1M12 12v.1M8.5 15.5v.1M15.5 15.5v.1" />
  </>,
);
export const BrushIcon = icon(
  <path d="M20 4c-5 2-9 6-11 10M9 14c-3 0-4 2-4 4 0 1-.6 1.8-1.5 2 4 1 8 0 8-3.5C11.5 15 10.5 14 9 14zM12 10.5l2.5 2.5" />,
);
export const FullScreenIcon = icon(<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />);
export const EditIcon = icon(<path d="M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5" />);
export const HelpIcon = icon(
  <path d="M12 21a9 9 0 100-18 9 9 0 000 18zM9.5 9.5a2.5 2.5 0 114 2c-1 .7-1.5 1.2-1.5 2.3M12 16.8v.1" />,
);
export const SettingsIcon = icon(
  <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 7a2 2 0 104 0 2 2 0 00-4 0zM5.5 17a2 2 0 104 0 2 2 0 00-4 0z" />,
);
export const SpeakerIcon = icon(<path d="M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 010 6M18 6.5a8 8 0 010 11" />);
export const SmallerTextIcon = icon(<path d="M4 19l5-13 5 13M5.7 14.5h6.6M16.5 8.5h5" />);
export const LargerTextIcon = icon(<path d="M2.5 20L8.5 4l6 16M4.6 14.5h7.8M16.5 8.5h6M19.5 5.5v6" />);
export const MoreIcon = icon(<path d="M5.5 12h.1M12 12h.1M18.5 12h.1" strokeWidth="3" />);
export const StopIcon = icon(<path d="M6.5 6.5h11v11h-11z" />);
export const AlertIcon = icon(<path d="M12 4L2.8 19.5h18.4zM12 10v4.5M12 17.2v.1" />);
