/** A character as the illustrator draws it, painted in the browser and painted anew whenever the looks change. */
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Character } from '#core/character/character.ts';
import type { ArtStyle } from '#core/story/brief.ts';
import { preparePortrait, type PortraitCut, type PortraitOrder } from '#web/features/characters/paint-portrait.ts';
import { enqueuePainting } from '#web/features/characters/paint-queue.ts';

type PortraitProps = {
  character: Character;
  artStyle?: ArtStyle;
  cut?: PortraitCut;
  /** Edge in pixels of the painting; on the page it takes the width of its place. */
  sizePx?: number;
  /** Empty when the name of the character stands beside it. */
  alt: string;
};

const USUAL_PX = 480;

export const Portrait = ({
  character,
  artStyle = 'cut-paper',
  cut = 'figure',
  sizePx = USUAL_PX,
  alt,
}: PortraitProps) => {
  const place = useRef<HTMLCanvasElement>(null);
  const [painted, setPainted] = useState(false);
  const order = useDeferredValue(JSON.stringify({ character, artStyle, cut } satisfies PortraitOrder));
  useEffect(() => {
    let isWanted = true;
    let takeBack = (): void => undefined;
    const paint = async (): Promise<void> => {
      const paintOn = await preparePortrait(JSON.parse(order) as PortraitOrder);
      if (!isWanted) return;
      takeBack = enqueuePainting(() => {
        if (place.current) paintOn(place.current);
        setPainted(true);
      });
    };
    void paint();
    return () => {
      isWanted = false;
      takeBack();
    };
  }, [order, sizePx]);
  return (
    <canvas
      ref={place}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      width={sizePx}
      height={sizePx}
      className={`block aspect-square w-full rounded-lg ${painted ? '' : 'skeleton'}`}
    />
  );
};
