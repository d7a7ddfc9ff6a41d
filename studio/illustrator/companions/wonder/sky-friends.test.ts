import { describe, expect, it } from 'vitest';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { star } from '#studio/illustrator/companions/wonder/sky-friends.data.ts';
import { INSIDE } from '#studio/illustrator/companions/heads/mouth.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import { render } from '#studio/illustrator/style/render.ts';
import { STYLES } from '#studio/illustrator/style/styles.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

const formsOf = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle' ? sketch.children.flatMap(formsOf) : sketch.kind === 'form' ? [sketch] : [];
const drawn = (order: Partial<CompanionOrder>): readonly Form[] =>
  star.draw({ pose: 'standing', view: 'front', expression: 'calm', gaze: [0, 0], ...order }).parts.flatMap(formsOf);

describe('the little star', () => {
  it('shines by itself, face and all', () => {
    expect(drawn({}).every(({ lit }) => lit)).toBe(true);
  });

  it('has the outline of the pen that all bodies have in ink', () => {
    const { parts } = star.draw({ pose: 'sleeping', view: 'front', expression: 'sleepy', gaze: [0, 0] });
    const coat = parts.flatMap(formsOf).filter(({ name }) => name === 'coat');
    const rendering = {
      light: LIGHT_SETUPS.day,
      source: [0, 0],
      style: STYLES['ink-wash'],
      depth: 0,
      isFigure: true,
    } as const;
    const strokes = render(coat, rendering).filter((node) => node.kind === 'mark' && node.stroke && !node.fill);
    expect(strokes.length).toBeGreaterThan(0);
  });

  it('is pale when it is unhappy, and throws hardly any light', () => {
    const light = (expression: CompanionOrder['expression']): number =>
      star
        .draw({ pose: 'sitting', view: 'front', expression, gaze: [0, 0] })
        .parts.reduce((sum, part) => sum + (part.kind === 'glow' ? part.alpha : 0), 0);
    const coatOf = (expression: CompanionOrder['expression']) =>
      drawn({ pose: 'sitting', expression }).find(({ name }) => name === 'coat')?.color;
    expect(light('sad')).toBeLessThan(light('sleepy') * 0.4);
    expect(coatOf('crying')).not.toEqual(coatOf('sleepy'));
    expect(coatOf('happy')).toEqual(coatOf('sleepy'));
  });

  it('laughs with its whole face, whatever it laughs at', () => {
    const seen = (expression: CompanionOrder['expression']) => drawn({ expression, gaze: [0.8, 0] });
    const eyeHeight = (expression: CompanionOrder['expression']): number =>
      Math.max(
        ...seen(expression)
          .filter(({ name }) => name === 'eye')
          .map(({ path }) => boundsOf(path))
          .map(({ top, bottom }) => bottom - top),
      );
    const mouthWidth = (expression: CompanionOrder['expression']): number =>
      Math.max(
        ...seen(expression)
          .filter(({ color }) => color === INSIDE)
          .map(({ path }) => boundsOf(path))
          .map(({ left, right }) => right - left),
      );
    expect(eyeHeight('laughing')).toBeLessThan(eyeHeight('happy') * 0.6);
    expect(mouthWidth('laughing')).toBeGreaterThan(mouthWidth('surprised') * 1.5);
  });

  it('smiles when it sleeps or rests: one line, its corners up', () => {
    for (const order of [{ pose: 'sleeping', expression: 'sleepy' }, {}] as const) {
      const mouths = drawn(order).filter(({ name }) => name === 'mouth');
      expect(mouths).toHaveLength(1);
    }
    const [mouth] = drawn({}).filter(({ name }) => name === 'mouth');
    const start = mouth?.path[0];
    const { bottom } = mouth ? boundsOf(mouth.path) : { bottom: 0 };
    expect(start && start[0] === 'M' ? start[2] : bottom).toBeLessThan(bottom - 0.2);
  });
});
