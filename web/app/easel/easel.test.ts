import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import type { DrawingOrder, EaselRequest } from '#web/app/easel/drawing-order.ts';
import { makeEasel } from '#web/app/easel/easel.ts';
import type { Painted } from '#web/app/easel/painter.ts';

const orderOf = (name: string): DrawingOrder => ({
  kind: 'portrait',
  artStyle: 'cut-paper',
  cut: 'figure',
  character: {
    id: 'x',
    name,
    age: 5,
    pronouns: 'they',
    kind: 'person',
    looks: DEFAULT_LOOKS,
    traits: [],
    interests: [],
  },
});

const bitmap = { width: 1, height: 1 } as ImageBitmap;

/** A painter that finishes when it is told to. */
const slowPainter = () => {
  const painted: string[] = [];
  const hands: PromiseWithResolvers<Painted>[] = [];
  const easel = makeEasel(() => ({
    paint: ({ order }: EaselRequest) => {
      painted.push(order.kind === 'portrait' ? order.character.name : '');
      const hand = Promise.withResolvers<Painted>();
      hands.push(hand);
      return hand.promise;
    },
    close: () => undefined,
  }));
  const finish = async (): Promise<void> => {
    hands.shift()?.resolve({ bitmap });
    await new Promise((resolve) => setTimeout(resolve));
  };
  const wish = (name: string, isLive = false) => {
    const stop = new AbortController();
    return { stop, done: easel.draw({ order: orderOf(name), sizePx: 10, isLive, signal: stop.signal }) };
  };
  return { painted, hands, finish, wish };
};

describe('the easel', () => {
  it('paints one at a time, and what a person is changing before samples', async () => {
    const { painted, finish, wish } = slowPainter();
    wish('sample 1');
    wish('sample 2');
    wish('live', true);
    expect(painted).toEqual(['sample 1']);
    await finish();
    expect(painted).toEqual(['sample 1', 'live']);
    await finish();
    expect(painted).toEqual(['sample 1', 'live', 'sample 2']);
  });

  it('never begins what nobody waits for any more, and keeps back what came too late', async () => {
    const { painted, finish, wish } = slowPainter();
    const first = wish('first', true);
    const second = wish('second', true);
    const third = wish('third', true);
    first.stop.abort();
    second.stop.abort();
    await finish();
    await finish();
    expect(painted).toEqual(['first', 'third']);
    expect(await Promise.all([first.done, second.done, third.done])).toEqual([null, null, bitmap]);
  });

  it('goes on after a drawing that failed', async () => {
    const { hands, finish, wish } = slowPainter();
    const broken = wish('broken');
    const next = wish('next');
    hands.shift()?.reject(new Error('no canvas'));
    await expect(broken.done).rejects.toThrow('no canvas');
    await finish();
    expect(await next.done).toBe(bitmap);
  });
});
