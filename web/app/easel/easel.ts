/**
 * The one easel of the page. It paints one drawing at a time, what a person is changing before small samples, and never
 * begins a drawing that nobody waits for any more.
 */
import type { DrawingOrder } from '#web/app/easel/drawing-order.ts';
import { makePainter, type Painted, type Painter } from '#web/app/easel/painter.ts';

type DrawingWish = {
  readonly order: DrawingOrder;
  readonly sizePx: number;
  /** What a person looks at while changing it, rather than a sample. */
  readonly isLive: boolean;
  readonly signal: AbortSignal;
};

type Job = DrawingWish & PromiseWithResolvers<CanvasImageSource | null>;

type Easel = {
  /** Resolves with the drawing, or with null when its signal was aborted first. */
  draw(wish: DrawingWish): Promise<CanvasImageSource | null>;
};

const bitmapOf = (painted: Painted): CanvasImageSource | null => ('bitmap' in painted ? painted.bitmap : null);

export const makeEasel = (openPainter: () => Painter): Easel => {
  let painter: Painter | null = null;
  let waiting: Job[] = [];
  let isBusy = false;

  const nextJob = (): Job | null => {
    for (const job of waiting) if (job.signal.aborted) job.resolve(null);
    waiting = waiting.filter(({ signal }) => !signal.aborted);
    const job = waiting.find(({ isLive }) => isLive) ?? waiting[0] ?? null;
    waiting = waiting.filter((other) => other !== job);
    return job;
  };

  const work = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    painter ??= openPainter();
    for (let job = nextJob(); job; job = nextJob()) {
      const { order, sizePx, signal } = job;
      await painter
        .paint({ order, sizePx, as: 'bitmap' })
        .then((painted) => job?.resolve(signal.aborted ? null : bitmapOf(painted)), job.reject);
    }
    isBusy = false;
  };

  return {
    draw: (wish) => {
      const reply = Promise.withResolvers<CanvasImageSource | null>();
      waiting.push({ ...wish, ...reply });
      void work();
      return reply.promise;
    },
  };
};

export const easel = makeEasel(makePainter);

/** Draws a picture as a PNG file on an easel of its own, so that the page goes on meanwhile. */
export const drawPng = async (order: DrawingOrder, sizePx: number, onPart: (share: number) => void): Promise<Blob> => {
  const painter = makePainter();
  try {
    const painted = await painter.paint({ order, sizePx, as: 'png' }, onPart);
    if (!('png' in painted)) throw new TypeError('The painter made no PNG');
    return painted.png;
  } finally {
    painter.close();
  }
};
