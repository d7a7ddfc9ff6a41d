/** A drawing of the illustrator, made in the browser and made anew whenever its order changes. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { DrawingOrder } from '#web/app/easel/drawing-order.ts';
import { easel } from '#web/app/easel/easel.ts';
import { PREVIEW_PX } from '#web/app/easel/preview.ts';

type DrawingProps = {
  order: DrawingOrder;
  /** Edge in pixels of the painting; on the page it takes the width of its place. */
  sizePx: number;
  /** What a person changes: drawn before everything else, at once in a small size and then in full. */
  isLive?: boolean;
  /** Empty when the words beside it say what it shows. */
  alt: string;
  className?: string;
  /** How the place looks until the first drawing is there. */
  emptyStyle?: string;
};

const fill = (place: HTMLCanvasElement, drawing: CanvasImageSource): void => {
  place.getContext('2d')?.drawImage(drawing, 0, 0, place.width, place.height);
  if (drawing instanceof ImageBitmap) drawing.close();
};

/** Resolves when the place comes near the window, or at once where that cannot be watched. */
const seen = (place: HTMLElement, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: '200px' },
    );
    watch.observe(place);
    signal.addEventListener('abort', () => watch.disconnect());
  });

type Wish = { readonly key: string; readonly sizePx: number; readonly isLive: boolean };

const useDrawing = (place: RefObject<HTMLCanvasElement | null>, { key, sizePx, isLive }: Wish): boolean => {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const order = JSON.parse(key) as DrawingOrder;
    const show = async (): Promise<void> => {
      if (place.current && !isLive) await seen(place.current, signal);
      const sizes = isLive && sizePx > PREVIEW_PX * 2 ? [PREVIEW_PX, sizePx] : [sizePx];
      for (const size of sizes) {
        const drawing = await easel.draw({ order, sizePx: size, isLive, signal });
        if (!drawing || signal.aborted || !place.current) return;
        fill(place.current, drawing);
        setDrawn(true);
      }
    };
    show().catch((error: unknown) => console.warn('A picture could not be drawn:', error));
    return () => stop.abort();
  }, [place, key, sizePx, isLive]);
  return isDrawn;
};

export const Drawing = (props: DrawingProps) => {
  const { order, sizePx, isLive = false, alt, className = '', emptyStyle = 'skeleton' } = props;
  const place = useRef<HTMLCanvasElement>(null);
  const isDrawn = useDrawing(place, { key: JSON.stringify(order), sizePx, isLive });
  return (
    <canvas
      ref={place}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      width={sizePx}
      height={sizePx}
      className={`block aspect-square w-full ${isDrawn ? '' : emptyStyle} ${className}`}
    />
  );
};
