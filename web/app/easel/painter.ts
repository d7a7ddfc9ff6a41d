/** Somebody who paints: a worker where the browser lets workers draw, otherwise the page itself. */
import type { EaselReply, EaselRequest } from '#web/app/easel/drawing-order.ts';

export type Painted = { readonly bitmap: CanvasImageSource } | { readonly png: Blob };

export type Painter = {
  /** One request at a time. `onPart` hears how much of a PNG is done, from 0 to 1. */
  paint(request: EaselRequest, onPart?: (share: number) => void): Promise<Painted>;
  close(): void;
};

const paintInPage = async ({ order, sizePx, as }: EaselRequest): Promise<Painted> => {
  const { draw } = await import('#web/app/easel/draw.ts');
  const makeCanvas = (edgePx: number): HTMLCanvasElement =>
    Object.assign(document.createElement('canvas'), { width: edgePx, height: edgePx });
  const canvas = draw(order, sizePx, { makeCanvas });
  if (as === 'bitmap') return { bitmap: canvas };
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The browser could not save the picture');
  return { png };
};

const workersDraw = (): boolean => {
  try {
    return typeof Worker !== 'undefined' && new OffscreenCanvas(1, 1).getContext('2d') !== null;
  } catch {
    return false;
  }
};

type Reply = { readonly onPart: ((share: number) => void) | undefined } & PromiseWithResolvers<Painted>;

const answer = (waiting: Reply, reply: EaselReply): void => {
  switch (reply.kind) {
    case 'part':
      waiting.onPart?.(reply.share);
      break;
    case 'failed':
      waiting.reject(new Error(reply.message));
      break;
    case 'bitmap':
      waiting.resolve({ bitmap: reply.bitmap });
      break;
    case 'png':
      waiting.resolve({ png: reply.png });
      break;
  }
};

/** A worker that cannot be loaded hands its work to the page. */
const workerPainter = (): Painter => {
  const worker = new Worker(new URL('./easel.worker.ts', import.meta.url), { type: 'module' });
  let waiting: (Reply & { readonly request: EaselRequest }) | null = null;
  let isBroken = false;
  worker.addEventListener('message', ({ data }: MessageEvent<EaselReply>) => {
    if (waiting) answer(waiting, data);
  });
  worker.addEventListener('error', () => {
    isBroken = true;
    if (waiting) paintInPage(waiting.request).then(waiting.resolve, waiting.reject);
  });
  return {
    paint: (request, onPart) => {
      if (isBroken) return paintInPage(request);
      const reply = Promise.withResolvers<Painted>();
      waiting = { ...reply, onPart, request };
      worker.postMessage(request, []);
      return reply.promise;
    },
    close: () => worker.terminate(),
  };
};

export const makePainter = (): Painter =>
  workersDraw() ? workerPainter() : { paint: paintInPage, close: () => undefined };
