/** The easel of the worker: draws one order after the other, away from the page that people touch. */
import { draw } from '#web/app/easel/draw.ts';
import type { EaselReply, EaselRequest } from '#web/app/easel/drawing-order.ts';

const makeCanvas = (sizePx: number): OffscreenCanvas => new OffscreenCanvas(sizePx, sizePx);

const reply = (message: EaselReply, transfer: Transferable[] = []): void =>
  globalThis.postMessage(message, { transfer });

const serve = async ({ order, sizePx, as }: EaselRequest): Promise<void> => {
  if (as === 'bitmap') {
    const bitmap = draw(order, sizePx, { makeCanvas }).transferToImageBitmap();
    reply({ kind: 'bitmap', bitmap }, [bitmap]);
    return;
  }
  const onPart = (share: number): void => reply({ kind: 'part', share });
  const png = await draw(order, sizePx, { makeCanvas, onPart }).convertToBlob({ type: 'image/png' });
  reply({ kind: 'png', png });
};

globalThis.addEventListener('message', ({ data }: MessageEvent<EaselRequest>) => {
  serve(data).catch((error: unknown) => reply({ kind: 'failed', message: String(error) }));
});
