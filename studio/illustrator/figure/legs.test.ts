import { describe, expect, it } from 'vitest';
import { OUTFITS } from '#core/character/looks.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { drawBareFoot } from '#studio/illustrator/figure/feet/bare-foot.ts';
import { prostheticShin } from '#studio/illustrator/figure/aids/prosthesis.ts';
import { drawFigure } from '#studio/illustrator/figure/figure.ts';
import { ACCENTS, SKINS } from '#studio/illustrator/figure/looks.data.ts';
import { WARDROBE } from '#studio/illustrator/figure/outfits/wardrobe.ts';
import { skirtOutline } from '#studio/illustrator/figure/torso.ts';
import { boundsOf, boxAround, type Point } from '#studio/illustrator/geometry/path.ts';
import { lerp } from '#studio/illustrator/geometry/outline.ts';
import { Shape } from '#studio/illustrator/geometry/shape.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import type { Form, Line, Sketch } from '#studio/illustrator/sketch.ts';

const formsOf = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle' ? sketch.children.flatMap(formsOf) : sketch.kind === 'form' ? [sketch] : [];

const linesOf = (sketches: readonly Sketch[]): readonly Line[] =>
  sketches.flatMap((one) => (one.kind === 'bundle' ? linesOf(one.children) : one.kind === 'line' ? [one] : []));

/** What is cut to an outline never goes beyond it. */
const clippedIn = (sketch: Sketch): readonly Form[] =>
  sketch.kind !== 'bundle' ? [] : sketch.clip ? formsOf(sketch) : sketch.children.flatMap(clippedIn);

/** The forms in the order of drawing, with the foot that they belong to. */
const partsOf = (sketch: Sketch, foot: Sketch | null = null): readonly { form: Form; foot: Sketch | null }[] =>
  sketch.kind === 'bundle'
    ? sketch.children.flatMap((child) => partsOf(child, sketch.name === 'foot' ? sketch : foot))
    : sketch.kind === 'form'
      ? [{ form: sketch, foot }]
      : [];

const bundlesNamed = (sketch: Sketch, name: string): readonly Sketch[] =>
  sketch.kind === 'bundle'
    ? [...(sketch.name === name ? [sketch] : []), ...sketch.children.flatMap((child) => bundlesNamed(child, name))]
    : [];

const boxOf = (sketch: Sketch) => boxAround(formsOf(sketch).map(({ path }) => boundsOf(path)));

const isWithin = ({ path }: Form, [x, y]: Point): boolean => {
  const box = boundsOf(path);
  return box.left < x && box.right > x && box.top < y && box.bottom > y;
};

describe('who kneels', () => {
  it.each(OUTFITS)(
    'sits on the heels: thighs before the body, shins and feet on the ground behind them, in %s',
    (outfit) => {
      for (const view of ['front', 'three-quarter', 'side'] as const)
        for (const age of [3, 7, 14, 40])
          for (const way of [1, -1] as const) {
            const { sketch, skeleton } = drawFigure({
              character: testCharacter({ age }),
              pose: 'kneeling',
              stance: { view, way },
              expression: 'calm',
              gaze: [0, 0],
              outfit,
            });
            const message = `${view} ${age} ${way}`;
            const { build, near, far, hip } = skeleton;
            const knees = Math.min(near.leg.knee[0] * way, far.leg.knee[0] * way);
            for (const { leg } of [near, far]) {
              expect((leg.knee[0] - leg.hip[0]) * way, message).toBeGreaterThan(build.leg * 0.2);
              expect(leg.knee[1] - hip[1], message).toBeGreaterThan(build.leg * 0.1);
              expect((leg.knee[0] - leg.ankle[0]) * way, message).toBeGreaterThan(build.leg * 0.35);
            }
            const feet = bundlesNamed(sketch, 'foot').map(boxOf);
            expect(feet, message).toHaveLength(2);
            for (const foot of feet) {
              const back = way === 1 ? foot.left : -foot.right;
              expect(knees - back, message).toBeGreaterThan(build.leg * 0.42);
              expect(foot.bottom, message).toBeGreaterThan(-build.leg * 0.14);
            }
          }
    },
  );
});

describe('shorts of a folded leg', () => {
  it('end above the knee, which is bare', () => {
    for (const outfit of ['explorer', 'football-kit', 'swimsuit'] as const)
      for (const view of ['front', 'three-quarter', 'side'] as const)
        for (const age of [3, 7, 14, 40]) {
          const { sketch } = drawFigure({
            character: testCharacter({ age }),
            pose: 'kneeling',
            stance: { view, way: 1 },
            expression: 'calm',
            gaze: [0, 0],
            outfit,
          });
          for (const which of ['near', 'far']) {
            const forms = bundlesNamed(sketch, `${which}-leg`).flatMap(formsOf);
            const reach = (isSkin: boolean): number =>
              Math.max(
                ...forms
                  .filter(({ name }) => name !== 'shoe' && (name === 'skin') === isSkin)
                  .map(({ path }) => boundsOf(path).right),
              );
            expect(reach(true), `${outfit} ${view} ${age} ${which}`).toBeGreaterThan(reach(false) - 0.1);
          }
        }
  });

  it('leave more of a raised knee bare than a bulb, their hem round the thigh and no seam of cloth on the skin', () => {
    for (const outfit of ['football-kit', 'swimsuit'] as const)
      for (const view of ['three-quarter', 'side'] as const)
        for (const age of [3, 7, 14]) {
          const { sketch, skeleton } = drawFigure({
            character: testCharacter({ age }),
            pose: 'crouching',
            stance: { view, way: 1 },
            expression: 'calm',
            gaze: [0, 0],
            outfit,
          });
          for (const which of ['near', 'far'] as const) {
            const { knee } = skeleton[which].leg;
            const message = `${outfit} ${view} ${age} ${which}`;
            const cuffs = bundlesNamed(sketch, `${which}-leg`)
              .flatMap(formsOf)
              .filter(({ name }) => name === 'cuff');
            expect(cuffs, message).toHaveLength(1);
            for (const { path } of cuffs) {
              const { left, right, top, bottom } = boundsOf(path);
              const away = Math.hypot(knee[0] - (left + right) / 2, knee[1] - (top + bottom) / 2);
              expect(away / skeleton.build.limb, message).toBeGreaterThan(1.2);
            }
            const seams = linesOf(bundlesNamed(sketch, `${which}-leg`)).filter(({ path }) => {
              const { left, right, top, bottom } = boundsOf(path);
              return Math.hypot(knee[0] - (left + right) / 2, knee[1] - (top + bottom) / 2) < skeleton.build.limb * 0.6;
            });
            expect(seams, message).toHaveLength(0);
          }
        }
  });
});

describe('trousers of who kneels', () => {
  it('end over the heel, so that an ankle is seen between them and the foot', () => {
    for (const view of ['front', 'three-quarter', 'side'] as const)
      for (const age of [3, 7, 14, 40]) {
        const { sketch, skeleton } = drawFigure({
          character: testCharacter({ age }),
          pose: 'kneeling',
          stance: { view, way: 1 },
          expression: 'calm',
          gaze: [0, 0],
          outfit: 'pyjamas',
        });
        for (const which of ['near', 'far'] as const) {
          const { leg } = skeleton[which];
          const [drawn] = bundlesNamed(sketch, `${which}-leg`);
          // The shin is drawn before the thigh that lies on it.
          const shin = (drawn ? partsOf(drawn) : []).find(({ form, foot }) => !foot && form.name === 'accent');
          const end = boundsOf(shin?.form.path ?? []).left;
          expect(end, `${view} ${age} ${which}`).toBeGreaterThan(leg.ankle[0] + skeleton.build.leg * 0.09);
        }
      }
  });
});

describe('who sits on the ground turned aside', () => {
  it.each(OUTFITS)('has a seat on it, and a foot flat on it as well, in %s', (outfit) => {
    for (const pose of ['sitting', 'reading'] as const)
      for (const view of ['three-quarter', 'side'] as const)
        for (const age of [3, 7, 14, 40])
          for (const way of [1, -1] as const) {
            const { sketch, skeleton } = drawFigure({
              character: testCharacter({ age }),
              pose,
              stance: { view, way },
              expression: 'calm',
              gaze: [0, 0],
              outfit,
            });
            const message = `${pose} ${view} ${age} ${way}`;
            const { build } = skeleton;
            const feet = bundlesNamed(sketch, 'foot').map(boxOf);
            const onTrunk = new Set(bundlesNamed(sketch, 'trunk').flatMap(formsOf));
            const isOnTrunk = (form: Form): boolean => onTrunk.has(form);
            // The seat rests on the ground, as the heels do.
            const seat = Math.max(
              ...partsOf(sketch)
                .filter(({ form, foot }) => foot === null && !isOnTrunk(form))
                .map(({ form }) => boundsOf(form.path))
                .filter(({ left, right }) => left < 0 && right > 0)
                .map(({ bottom }) => bottom),
            );
            // What of it is nearer to the reader than the ground below the body is a little lower.
            if (age > 3) expect(Math.abs(seat), message).toBeLessThan(build.leg * 0.15);
            for (const { bottom } of feet) expect(Math.abs(bottom), message).toBeLessThan(build.leg * 0.15);
          }
  });
});

describe('boots', () => {
  it('have their shaft along the shin, however it goes', () => {
    for (const pose of ['standing', 'sitting', 'crouching', 'kneeling', 'walking', 'running'] as const)
      for (const view of ['three-quarter', 'side'] as const)
        for (const outfit of ['winter-coat', 'raincoat', 'space-suit'] as const) {
          const { sketch, skeleton } = drawFigure({
            character: testCharacter({ age: 7 }),
            pose,
            stance: { view, way: 1 },
            expression: 'calm',
            gaze: [0, 0],
            outfit,
          });
          for (const which of ['near', 'far'] as const) {
            const { leg } = skeleton[which];
            if (leg.hidesFoot) continue;
            // Of a crossed leg, shaft and foot are one piece, and short.
            const [crossed] = bundlesNamed(sketch, `${which}-leg-shin`);
            const [drawn] = crossed ? [crossed] : bundlesNamed(sketch, `${which}-leg`);
            const shafts = drawn
              ? partsOf(drawn).filter(({ form, foot }) => (crossed || foot === null) && form.name === 'shoe')
              : [];
            for (const at of crossed ? [0.85, 1] : [0.6, 0.85]) {
              const place = lerp(leg.knee, leg.ankle, at);
              const isCovered = shafts.some(({ form }) => isWithin(form, place));
              expect(isCovered, `${pose} ${view} ${outfit} ${which} ${at}`).toBe(true);
            }
          }
        }
  });
});

describe('bare feet', () => {
  it('are one shape with gaps between five toes, and no rings, from the side, from the front and from below', () => {
    for (const seen of ['side', 'instep', 'front', 'sole'] as const) {
      const foot = drawBareFoot(SKINS.honey, { length: 18, height: 4, seen, way: 1 });
      expect(foot.flatMap(formsOf), seen).toHaveLength(1);
      expect(
        foot.filter((sketch) => sketch.kind === 'line' && sketch.name === 'toe-gap'),
        seen,
      ).toHaveLength(4);
    }
  });
});

describe('legs of who sits facing the reader', () => {
  it.each(OUTFITS)('come out of %s with both feet, one of them half under the other shin', (outfit) => {
    for (const pose of ['sitting', 'reading'] as const) {
      for (const view of ['front', 'three-quarter'] as const) {
        const { sketch, skeleton } = drawFigure({
          character: testCharacter({ age: 6 }),
          pose,
          stance: { view, way: 1 },
          expression: 'calm',
          gaze: [0, 0],
          outfit,
        });
        const parts = partsOf(sketch);
        const clipped = new Set(clippedIn(sketch));
        const seen = bundlesNamed(sketch, 'foot').map((foot) => {
          const [upper] = formsOf(foot);
          if (!upper) throw new Error(outfit);
          const at = parts.findIndex(({ form }) => form === upper);
          const own = new Set(formsOf(foot));
          const over = parts
            .slice(at + 1)
            .filter(({ form }) => form.finish === 'solid' && !own.has(form) && !clipped.has(form))
            .map(({ form }) => new Shape(form.path));
          const [shape, box] = [new Shape(upper.path), boundsOf(upper.path)];
          const grid = Array.from(
            { length: 400 },
            (_, index): Point => [
              box.left + ((box.right - box.left) * ((index % 20) + 0.5)) / 20,
              box.top + ((box.bottom - box.top) * (Math.floor(index / 20) + 0.5)) / 20,
            ],
          ).filter((point) => shape.has(...point));
          return grid.filter((point) => !over.some((cover) => cover.has(...point))).length / grid.length;
        });
        expect(seen, `${pose} ${view}`).toHaveLength(2);
        expect(Math.min(...seen), `${pose} ${view}`).toBeGreaterThan(0.15);
        expect(Math.max(...seen), `${pose} ${view}`).toBeGreaterThan(0.28);
        for (const { leg } of [skeleton.near, skeleton.far])
          expect(Math.abs(leg.knee[0])).toBeGreaterThan(Math.abs(leg.hip[0]) * 1.5);
      }
    }
  });
});

describe('a long hem', () => {
  it('rises above the feet of who strides, runs or jumps', () => {
    for (const outfit of ['galabeya', 'abaya'] as const)
      for (const pose of ['running', 'jumping', 'walking'] as const) {
        const { skeleton } = drawFigure({
          character: testCharacter({ age: 6 }),
          pose,
          stance: { view: 'side', way: 1 },
          expression: 'calm',
          gaze: [0, 0],
        });
        const { skirt } = WARDROBE[outfit](ACCENTS.red);
        if (!skirt) throw new Error(`${outfit} has no skirt`);
        const hem = boundsOf(skirtOutline(skeleton, skirt.to, skirt.flare)).bottom;
        const lowest = Math.max(skeleton.near.leg.ankle[1], skeleton.far.leg.ankle[1]);
        expect(hem, `${outfit} ${pose}`).toBeLessThan(lowest + skeleton.build.leg * 0.06);
      }
  });
});

describe('a ladder', () => {
  it('is behind who climbs it, with their hands on its rails', () => {
    for (const view of ['front', 'three-quarter', 'back'] as const)
      for (const age of [3, 7, 35]) {
        const { sketch, skeleton } = drawFigure({
          character: testCharacter({ age }),
          pose: 'climbing',
          stance: { view, way: 1 },
          expression: 'calm',
          gaze: [0, 0],
        });
        const named = (one: Sketch): readonly string[] =>
          one.kind === 'bundle' ? [one.name ?? '', ...one.children.flatMap(named)] : [];
        const names = named(sketch);
        expect(names.indexOf('ladder')).toBeGreaterThan(-1);
        expect(names.indexOf('ladder'), `${view} ${age}`).toBeLessThan(names.indexOf('trunk'));
        const { near, far, head, build } = skeleton;
        for (const { arm } of [near, far]) {
          expect(Math.abs(arm.wrist[0] - head[0]), `${view} ${age}`).toBeGreaterThan(build.head * 0.42);
        }
      }
  });
});

describe('a prosthetic shin', () => {
  it('is as thick as a shin in water, so that the leg is seen whole, and a pole on land', () => {
    const points = Array.from({ length: 7 }, (_, at): Point => [0, at * 6]);
    const widthOf = (isSwimming: boolean): number => {
      const [pole] = formsOf(prostheticShin(points, { thigh: 5, accent: hex('#aa3333'), isSwimming }));
      const box = boundsOf(pole?.path ?? []);
      return box.right - box.left;
    };
    expect(widthOf(false)).toBeLessThan(5 * 0.7);
    expect(widthOf(true)).toBeGreaterThan(5 * 1.1);
  });
});
