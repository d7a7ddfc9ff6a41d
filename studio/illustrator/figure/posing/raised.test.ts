import { describe, expect, it } from 'vitest';
import type { Gesture, Pose } from '#core/story/vocabulary.ts';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import { drawFigure, type Figure } from '#studio/illustrator/figure/figure.ts';
import { WHICH } from '#studio/illustrator/figure/posing/stance.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];

/** The places of named parts in the order in which they are drawn. */
const orderOf = ({ sketch }: Figure): readonly string[] =>
  within(sketch).flatMap((one) => (one.kind === 'bundle' && one.name ? [one.name] : []));

type Case = { readonly pose: Pose; readonly gesture?: Gesture };

const RAISING: readonly Case[] = [
  { pose: 'reaching' },
  { pose: 'jumping' },
  { pose: 'dancing' },
  { pose: 'waving' },
  { pose: 'standing', gesture: 'cheering' },
  { pose: 'kneeling', gesture: 'cheering' },
  { pose: 'sitting', gesture: 'waving' },
];

describe('a raised arm', () => {
  it.each(RAISING)('is seen beside the head and over what is worn on it: $pose $gesture', ({ pose, gesture }) => {
    for (const age of [3, 6, 9, 36])
      for (const view of ['front', 'three-quarter'] as const)
        for (const way of [1, -1] as const) {
          const message = `${age} ${view} ${way}`;
          const figure = drawFigure({
            character: testCharacter({ age, looks: { ...DEFAULT_LOOKS, headCovering: 'ghutra' } }),
            pose,
            stance: { view, way },
            expression: 'happy',
            gaze: [0, 0],
            ...(gesture ? { gesture } : {}),
          });
          const { skeleton } = figure;
          const radius = skeleton.build.head / 2;
          const raised = WHICH.filter((which) => skeleton[which].arm.wrist[1] < skeleton.head[1] + radius * 0.3);
          expect(raised.length, message).toBeGreaterThan(0);
          const order = orderOf(figure);
          for (const which of raised) {
            const { wrist, elbow } = skeleton[which].arm;
            expect(Math.abs(wrist[0] - skeleton.head[0]) / radius, message).toBeGreaterThan(1.3);
            expect(Math.abs(elbow[0] - skeleton.head[0]) / radius, message).toBeGreaterThan(0.9);
            expect(order.lastIndexOf(`${which}-arm`), message).toBeGreaterThan(order.lastIndexOf('headwear'));
          }
        }
  });
});
