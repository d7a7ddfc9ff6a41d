import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOKS, type Outfit } from '#core/character/looks.ts';
import type { Gesture, Pose } from '#core/story/vocabulary.ts';
import { drawFigure, type Figure } from '#studio/illustrator/figure/figure.ts';
import { type View, type Which, WHICH } from '#studio/illustrator/figure/posing/stance.ts';
import { isInside } from '#studio/illustrator/geometry/inside.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import { type Form, partsNamed, type Sketch } from '#studio/illustrator/sketch.ts';

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];

const solids = (sketches: readonly Sketch[]): readonly Form[] =>
  sketches.filter((one): one is Form => one.kind === 'form' && one.finish === 'solid' && one.alpha > 0.5);

const knots = ({ path }: Form): readonly Point[] =>
  path.flatMap((step): Point[] => {
    if (step[0] === 'C') return [[step[5], step[6]]];
    return step[0] === 'M' || step[0] === 'L' ? [[step[1], step[2]]] : [];
  });

/** How much of a hand nothing else lies on that is drawn after it. */
const shownOf = ({ sketch }: Figure, which: Which): number => {
  const all = within(sketch);
  const arms = partsNamed(sketch, `${which}-arm`);
  const own = new Set(arms.flatMap(within));
  const [hand] = arms.flatMap((arm) => partsNamed(arm, 'hand'));
  if (!hand) throw new RangeError('The hand is drawn');
  const drawn = within(hand);
  const last = all.indexOf(drawn[drawn.length - 1] ?? hand);
  const later = solids(all.slice(last + 1).filter((one) => !own.has(one)));
  const points = solids(drawn).flatMap(knots);
  return points.filter((point) => !later.some(({ path }) => isInside(path, point))).length / points.length;
};

const VIEWS: readonly View[] = ['front', 'three-quarter'];
const OUTFITS: readonly Outfit[] = ['hoodie', 'galabeya', 'tshirt-trousers'];
const AGES = [3, 7, 35] as const;

const least = (pose: Pose, gesture?: Gesture): readonly (readonly [label: string, shown: number])[] =>
  VIEWS.flatMap((view) =>
    OUTFITS.flatMap((outfit) =>
      AGES.flatMap((age) => {
        const figure = drawFigure({
          character: testCharacter({ age, looks: { ...DEFAULT_LOOKS, outfit } }),
          pose,
          stance: { view, way: 1 },
          expression: 'calm',
          gaze: [0, 0],
          ...(gesture ? { gesture } : {}),
        });
        return WHICH.map((which) => [[view, outfit, age, which].join(' '), shownOf(figure, which)] as const);
      }),
    ),
  );

const GESTURED: readonly Gesture[] = [
  'hugging-self',
  'arms-crossed',
  'counting',
  'clapping',
  'pleading',
  'thinking',
  'hand-on-heart',
  'pulling',
  'giving',
  'catching',
  'pushing',
  'calling-out',
  'covering-eyes',
  'hands-on-hips',
];
const POSED: readonly Pose[] = ['hugging', 'trembling', 'sneaking', 'running', 'walking', 'carrying'];

describe('both hands of somebody seen from before', () => {
  it.each(GESTURED)('are seen: %s', (gesture) => {
    for (const [label, shown] of least('standing', gesture)) expect(shown, label).toBeGreaterThan(0.35);
  });

  it.each(POSED)('are seen: %s', (pose) => {
    for (const [label, shown] of least(pose)) expect(shown, label).toBeGreaterThan(0.35);
  });
});
