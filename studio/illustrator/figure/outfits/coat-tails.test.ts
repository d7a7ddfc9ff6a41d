import { describe, expect, it } from 'vitest';
import { drawFigure, type Figure } from '#studio/illustrator/figure/figure.ts';
import { ACCENTS } from '#studio/illustrator/figure/looks.data.ts';
import { isParted, tailOn } from '#studio/illustrator/figure/outfits/coat-tails.ts';
import { WARDROBE } from '#studio/illustrator/figure/outfits/wardrobe.ts';
import { boundsOf, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { distance, lerp } from '#studio/illustrator/geometry/outline.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

const COATS = ['winter-coat', 'raincoat'] as const;
const POSES = ['sitting', 'reading', 'kneeling', 'crouching'] as const;
const VIEWS = ['front', 'three-quarter', 'side'] as const;

const worn = (outfit: (typeof COATS)[number] | 'apron', pose: (typeof POSES)[number] | 'standing', at: Seen): Figure =>
  drawFigure({
    character: testCharacter({ age: at.age }),
    pose,
    stance: { view: at.view, way: 1 },
    expression: 'calm',
    gaze: [0, 0],
    outfit,
  });

type Seen = { readonly view: (typeof VIEWS)[number]; readonly age: number };

const formsOf = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle' ? sketch.children.flatMap(formsOf) : sketch.kind === 'form' ? [sketch] : [];

const pointsOf = (path: Path): readonly Point[] =>
  path.flatMap((segment) =>
    segment[0] === 'M' || segment[0] === 'L'
      ? [[segment[1], segment[2]] as const]
      : segment[0] === 'C'
        ? [[segment[5], segment[6]] as const]
        : [],
  );

const legsOf = (sketch: Sketch): readonly Sketch[] => {
  if (sketch.kind !== 'bundle') return [];
  return sketch.name?.endsWith('-leg') ? [sketch] : sketch.children.flatMap(legsOf);
};

describe('a coat of who sits, kneels or squats', () => {
  it.each(COATS)('lies on both thighs; both knees come out of it, but for who kneels: %s', (outfit) => {
    const parts = WARDROBE[outfit](ACCENTS.red);
    const { skirt } = parts;
    if (!skirt) throw new Error(`${outfit} has no skirt`);
    for (const pose of POSES)
      for (const view of VIEWS)
        for (const age of [2, 6, 10, 35]) {
          const message = `${pose} ${view} ${age}`;
          const { sketch, skeleton } = worn(outfit, pose, { view, age });
          expect(isParted(skeleton, parts), message).toBe(true);
          expect(legsOf(sketch), message).toHaveLength(2);
          for (const drawn of legsOf(sketch))
            expect(
              formsOf(drawn).some(({ name }) => name === skirt.name),
              message,
            ).toBe(true);
          for (const { leg } of [skeleton.near, skeleton.far]) {
            const [cloth] = tailOn(leg, skirt, skeleton).flatMap(formsOf);
            if (!cloth) throw new Error(message);
            const box = boundsOf(cloth.path);
            const [x, y] = lerp(leg.hip, leg.knee, 0.5);
            expect(box.left < x && box.right > x && box.top < y && box.bottom > y, message).toBe(true);
            // A knee on the ground in other cloth would look like a boot that comes out in front.
            if (skeleton.pose === 'kneeling') {
              const [kx, ky] = leg.knee;
              expect(box.left < kx && box.right > kx && box.top < ky && box.bottom > ky, message).toBe(true);
              continue;
            }
            // The end is cut, so the knee is bare of it by what is left of the thigh.
            const along = distance(leg.hip, leg.knee);
            const [dx, dy] = [(leg.knee[0] - leg.hip[0]) / along, (leg.knee[1] - leg.hip[1]) / along];
            const reached = Math.max(
              ...pointsOf(cloth.path).map(([px, py]) => (px - leg.hip[0]) * dx + (py - leg.hip[1]) * dy),
            );
            expect(reached, message).toBeGreaterThan(along * 0.6);
            expect(reached, message).toBeLessThan(along * 0.8);
          }
        }
  });

  it('is not worn in a squat, where its tails would hang between the knees', () => {
    for (const outfit of COATS)
      for (const view of VIEWS) expect(worn(outfit, 'crouching', { view, age: 7 }).skeleton.pose).toBe('kneeling');
  });

  it('is closed on who stands, and an apron is never parted', () => {
    const standing = worn('winter-coat', 'standing', { view: 'front', age: 7 });
    expect(isParted(standing.skeleton, WARDROBE['winter-coat'](ACCENTS.red))).toBe(false);
    const kneeling = worn('apron', 'kneeling', { view: 'front', age: 7 });
    expect(isParted(kneeling.skeleton, WARDROBE.apron(ACCENTS.red))).toBe(false);
  });
});
