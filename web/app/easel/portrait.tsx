/** A character as the illustrator draws it. */
import type { Character } from '#core/character/character.ts';
import type { ArtStyle } from '#core/story/brief.ts';
import { Drawing } from '#web/app/easel/drawing.tsx';
import type { PortraitCut } from '#web/app/easel/drawing-order.ts';

type PortraitProps = {
  character: Character;
  artStyle?: ArtStyle;
  cut?: PortraitCut;
  sizePx?: number;
  isLive?: boolean;
  /** Empty when the name of the character stands beside it. */
  alt: string;
};

const USUAL_PX = 480;

export const Portrait = ({
  character,
  artStyle = 'cut-paper',
  cut = 'figure',
  sizePx = USUAL_PX,
  isLive = false,
  alt,
}: PortraitProps) => (
  <Drawing
    order={{ kind: 'portrait', character, artStyle, cut }}
    sizePx={sizePx}
    isLive={isLive}
    alt={alt}
    className="rounded-lg"
  />
);
