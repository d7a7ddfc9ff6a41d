/** A lap is one shape that comes out from under the top, with legs that end in their shoes. */
import { describe, expect, it } from 'vitest';
import type { Outfit } from '#core/character/looks.ts';
import type { Pose } from '#core/story/vocabulary.ts';
import { cutFor } from '#studio/illustrator/figure/clothing.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { drawShoe } from '#studio/illustrator/figure/feet/shoe.ts';
import { drawFigure, type Figure } from '#studio/illustrator/figure/figure.ts';
import { ACCENTS } from '#studio/illustrator/figure/looks.data.ts';
import { WARDROBE } from '#studio/illustrator/figure/outfits/wardrobe.ts';
import type { View } from '#studio/illustrator/figure/posing/stance.ts';
import { torsoOf } from '#studio/illustrator/figure/torso.ts';
import { lerp } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { Shape } from '#studio/illustrator/geometry/shape.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

const AGES = [2, 6, 12, 40] as const;

type Seen = { pose: Pose; view: View; age: number; way?: 1 | -1; outfit?: Outfit };

const drawn = ({ pose, view, age, way = 1, outfit = 'tshirt-trousers' }: Seen): Figure =>
  drawFigure({
    character: testCharacter({ age }),
    pose,
    stance: { view, way },
    expression: 'calm',
    gaze: [0, 0],
    outfit,
  });

const formsOf = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle' ? sketch.children.flatMap(formsOf) : sketch.kind === 'form' ? [sketch] : [];

/** The names of all bundles in the order of drawing. */
const namesIn = (sketch: Sketch): readonly string[] =>
  sketch.kind === 'bundle' ? [...(sketch.name ? [sketch.name] : []), ...sketch.children.flatMap(namesIn)] : [];

const partNamed = (sketch: Sketch, name: string): Sketch | null => {
  if (sketch.kind !== 'bundle') return null;
  if (sketch.name === name) return sketch;
  for (const child of sketch.children) {
    const found = partNamed(child, name);
    if (found) return found;
  }
  return null;
};

describe('a lap on the ground', () => {
  it('comes out from under the hem of the top, and is no cushion before it', () => {
    for (const pose of ['sitting', 'reading', 'kneeling'] as const)
      for (const view of ['front', 'three-quarter', 'side'] as const)
        for (const age of AGES) {
          const names = namesIn(drawn({ pose, view, age }).sketch);
          for (const leg of ['near-leg', 'far-leg'])
            expect(names.indexOf(leg), `${pose} ${view} ${age} ${leg}`).toBeLessThan(names.indexOf('trunk'));
        }
  });

  it('has a shin that comes back from its knee and goes on into its shoe, and another knee that looks out over it', () => {
    for (const pose of ['sitting', 'reading'] as const)
      for (const age of AGES)
        for (const way of [1, -1] as const) {
          const { near, far, build } = drawn({ pose, view: 'side', age, way }).skeleton;
          const message = `${pose} ${age} ${way}`;
          expect((near.leg.knee[0] - near.leg.ankle[0]) * way, message).toBeGreaterThan(build.leg * 0.25);
          expect(near.leg.foot?.way, message).toBe(-way);
          expect(near.leg.knee[1] - far.leg.knee[1], message).toBeGreaterThan(build.leg * 0.08);
        }
  });

  it('half past the reader has both knees aside and both shoes', () => {
    for (const pose of ['sitting', 'reading'] as const)
      for (const age of AGES) {
        const { sketch, skeleton } = drawn({ pose, view: 'three-quarter', age });
        const { near, far, build } = skeleton;
        expect(near.leg.knee[0], `${pose} ${age}`).toBeGreaterThan(build.leg * 0.3);
        expect(far.leg.knee[0], `${pose} ${age}`).toBeLessThan(build.leg * -0.2);
        expect(namesIn(sketch).filter((name) => name === 'foot')).toHaveLength(2);
      }
  });

  it('under a skirt or gown has shins and shoes below a hem that rises between the knees', () => {
    for (const outfit of ['dress', 'skirt', 'galabeya', 'abaya'] as const)
      for (const view of ['front', 'three-quarter'] as const)
        for (const age of AGES) {
          const message = `${outfit} ${view} ${age}`;
          const { sketch, skeleton } = drawn({ pose: 'sitting', view, age, outfit });
          const { skirt, gown } = cutFor(skeleton, WARDROBE[outfit](ACCENTS.red));
          const cloth = gown ?? skirt;
          if (!cloth) throw new Error(message);
          const [shape, { bottom }] = [new Shape(cloth), boundsOf(cloth)];
          const { near, far, build } = skeleton;
          const middle = lerp(near.leg.knee, far.leg.knee, 0.5)[0];
          expect(shape.has(middle, bottom - build.limb * 0.6), message).toBe(false);
          for (const { leg } of [near, far])
            expect(shape.has(leg.knee[0], bottom - build.limb * 0.6), message).toBe(true);
          const names = namesIn(sketch);
          expect(names.lastIndexOf('foot'), message).toBeLessThan(names.indexOf('trunk'));
        }
  });
});

describe('who sits on the edge of a seat', () => {
  const seated = (view: View, age: number, outfit: Outfit): Figure =>
    drawFigure({
      character: testCharacter({ age }),
      pose: 'sitting',
      stance: { view, way: 1, seat: { kind: 'edge', overGround: 30 } },
      expression: 'calm',
      gaze: [0, 0],
      outfit,
    });

  it('has seat and thigh in one under the top, and no sausage before it', () => {
    for (const view of ['three-quarter', 'side'] as const)
      for (const age of AGES) {
        const { sketch, skeleton } = seated(view, age, 'tshirt-trousers');
        const nearest = view === 'side' ? 'near' : 'far';
        const names = namesIn(sketch);
        expect(names.indexOf(`${nearest}-leg`), `${view} ${age}`).toBeLessThan(names.indexOf('trunk'));
        const [back, thigh] = [torsoOf(skeleton).at(-0.6, 0.98), skeleton[nearest].leg];
        const isOne = formsOf(partNamed(sketch, `${nearest}-leg`) ?? sketch).some(({ path }) => {
          const cloth = new Shape(path);
          return cloth.has(...back) && cloth.has(...lerp(thigh.hip, thigh.knee, 0.7));
        });
        expect(isOne, `${view} ${age}`).toBe(true);
      }
  });

  it('has both shins and both shoes, one ahead of the other', () => {
    for (const view of ['three-quarter', 'side'] as const)
      for (const age of AGES)
        for (const outfit of ['dress', 'tshirt-trousers', 'winter-coat'] as const) {
          const { sketch, skeleton } = seated(view, age, outfit);
          const { near, far, build } = skeleton;
          const message = `${view} ${age} ${outfit}`;
          expect(near.leg.ankle[0] - far.leg.ankle[0], message).toBeGreaterThan(build.leg * 0.2);
          expect(near.leg.knee[0] - far.leg.knee[0], message).toBeGreaterThan(0);
          expect(namesIn(sketch).filter((name) => name === 'foot')).toHaveLength(2);
        }
  });

  it('has a skirt that falls over both knees and leaves the shins bare', () => {
    for (const view of ['front', 'three-quarter', 'side'] as const)
      for (const age of AGES)
        for (const outfit of ['dress', 'skirt'] as const) {
          const message = `${view} ${age} ${outfit}`;
          const { skeleton } = seated(view, age, outfit);
          const { gown, skirt } = cutFor(skeleton, WARDROBE[outfit](ACCENTS.red));
          const cloth = gown ?? skirt;
          if (!cloth) throw new Error(message);
          const shape = new Shape(cloth);
          for (const { leg } of [skeleton.near, skeleton.far]) {
            expect(shape.has(...lerp(leg.knee, leg.ankle, 0.2)), message).toBe(true);
            expect(shape.has(...lerp(leg.knee, leg.ankle, 0.92)), message).toBe(false);
          }
        }
  });

  it('has both hands on the lap and none in the air before it', () => {
    for (const view of ['front', 'three-quarter', 'side'] as const)
      for (const age of AGES) {
        const { near, far, build } = seated(view, age, 'tshirt-trousers').skeleton;
        for (const { arm } of [near, far]) {
          const knees = [near.leg, far.leg].map(({ knee }) => knee);
          expect(arm.wrist[0], `${view} ${age}`).toBeLessThan(Math.max(...knees.map(([x]) => x)) + build.limb);
          expect(Math.min(...knees.map(([, y]) => y)) - arm.wrist[1], `${view} ${age}`).toBeLessThan(build.limb * 3.4);
        }
      }
  });

  it('has a gown that hangs from the knees, with room for the seat behind them', () => {
    for (const outfit of ['galabeya', 'abaya'] as const)
      for (const view of ['three-quarter', 'side'] as const)
        for (const age of [6, 12, 40]) {
          const { skeleton } = seated(view, age, outfit);
          const { gown } = cutFor(skeleton, WARDROBE[outfit](ACCENTS.red));
          if (!gown) throw new Error(outfit);
          const { near, hip } = skeleton;
          const [x, y] = [lerp(hip, near.leg.knee, 0.2)[0], lerp(near.leg.knee, near.leg.ankle, 0.7)[1]];
          expect(new Shape(gown).has(x, y), `${outfit} ${view} ${age}`).toBe(false);
          const shin = lerp(near.leg.knee, near.leg.ankle, 0.6);
          expect(new Shape(gown).has(...shin), `${outfit} ${view} ${age}`).toBe(true);
        }
  });
});

describe('a gown that comes towards the reader', () => {
  it('has a level hem though one foot is raised, and both shoes look out below it', () => {
    for (const outfit of ['galabeya', 'abaya'] as const)
      for (const pose of ['walking', 'running', 'climbing'] as const)
        for (const age of AGES) {
          const message = `${outfit} ${pose} ${age}`;
          const { skeleton } = drawn({ pose, view: 'front', age, outfit });
          const { skirt } = cutFor(skeleton, WARDROBE[outfit](ACCENTS.red));
          if (!skirt) throw new Error(message);
          const { left, right, bottom } = boundsOf(skirt);
          const shape = new Shape(skirt);
          for (const share of [0.25, 0.5, 0.75])
            expect(shape.has(left + (right - left) * share, bottom - skeleton.build.leg * 0.06), message).toBe(true);
          // The legs of the smallest are shorter than their gown hangs.
          if (pose !== 'climbing' && age > 2)
            for (const { leg } of [skeleton.near, skeleton.far])
              expect(leg.ankle[1] + skeleton.build.leg * 0.1, message).toBeGreaterThan(
                bottom - skeleton.build.leg * 0.06,
              );
        }
  });
});

describe('who squats', () => {
  it('has a seat and thigh in one from the waist on: no sausage lies before the body', () => {
    for (const outfit of ['tshirt-trousers', 'space-suit'] as const)
      for (const age of AGES) {
        const { sketch, skeleton } = drawn({ pose: 'crouching', view: 'side', age, outfit });
        const waist = torsoOf(skeleton).at(0, 0.86);
        const { hip, knee } = skeleton.near.leg;
        const leg = partNamed(sketch, 'near-leg');
        const isOne = formsOf(leg ?? sketch).some(({ path }) => {
          const cloth = new Shape(path);
          return cloth.has(...waist) && cloth.has(...lerp(hip, knee, 0.6));
        });
        expect(isOne, `${outfit} ${age}`).toBe(true);
      }
  });
});

describe('who squats before the reader', () => {
  it('has shins nearer than the thighs, from the knees down to the shoes', () => {
    for (const outfit of ['tshirt-trousers', 'space-suit', 'swimsuit'] as const)
      for (const age of [6, 12, 40]) {
        const { sketch, skeleton } = drawn({ pose: 'crouching', view: 'front', age, outfit });
        for (const which of ['near', 'far'] as const) {
          const { hip, knee, ankle } = skeleton[which].leg;
          const forms = formsOf(partNamed(sketch, `${which}-leg`) ?? sketch).map(({ path }) => new Shape(path));
          const lastWith = (from: readonly [number, number], to: readonly [number, number]): number =>
            forms.findLastIndex((shape) => shape.has(...lerp(from, to, 0.1)) && shape.has(...lerp(from, to, 0.4)));
          expect(lastWith(knee, ankle), `${outfit} ${age} ${which}`).toBeGreaterThan(lastWith(hip, knee));
        }
      }
  });
});

describe('who kneels in long trousers', () => {
  it('shows skin and sock behind their hem alone, and no strip of them along the shin', () => {
    for (const outfit of ['tshirt-trousers', 'diving-suit', 'school-uniform'] as const)
      for (const view of ['front', 'side'] as const)
        for (const age of AGES) {
          const { sketch, skeleton } = drawn({ pose: 'kneeling', view, age, outfit });
          const { knee, ankle } = skeleton.near.leg;
          const parts = WARDROBE[outfit](ACCENTS.red);
          const leg = formsOf(partNamed(sketch, 'near-leg') ?? sketch).map(({ name, path }) => ({ name, path }));
          const skin = leg.filter(({ name }) => name === 'skin');
          expect(parts.trousers?.to, outfit).toBeGreaterThan(0.8);
          for (const { path } of skin)
            expect(boundsOf(path).right, `${outfit} ${view} ${age}`).toBeLessThan(lerp(knee, ankle, 0.3)[0]);
        }
  });
});

describe('who kneels in shorts', () => {
  it('has none of them between both knees: cloth of the farther leg ends behind the nearer thigh', () => {
    for (const outfit of ['swimsuit', 'football-kit'] as const)
      for (const age of AGES) {
        const { sketch, skeleton } = drawn({ pose: 'kneeling', view: 'side', age, outfit });
        const { color } = WARDROBE[outfit](ACCENTS.red).trousers ?? {};
        const knee = skeleton.near.leg.knee[0] + skeleton.build.limb * 1.4;
        const leg = partNamed(sketch, 'far-leg');
        const cloth = formsOf(leg ?? sketch).filter(
          ({ name, path }) => name !== 'skin' && boundsOf(path).top < -skeleton.build.limb * 3,
        );
        expect(color, outfit).toBeDefined();
        for (const { path } of cloth) expect(boundsOf(path).right, `${outfit} ${age}`).toBeLessThan(knee);
      }
  });
});

describe('the shoe of who kneels', () => {
  it('has its sole within its outline: a light one below a dark boot is no stick behind the skirt', () => {
    for (const kind of ['shoe', 'boot'] as const) {
      const shoe = { kind, color: hex('#333344'), sole: hex('#ffffff') };
      const sketches = drawShoe(shoe, { length: 100, height: 40, seen: 'instep', way: 1 });
      const [upper] = sketches.flatMap(formsOf).filter(({ name }) => name === 'shoe');
      const sole = sketches.find((one) => one.kind === 'bundle' && one.name === 'sole');
      expect(upper, kind).toBeDefined();
      expect(sole?.kind === 'bundle' ? sole.clip : null, kind).toBe(upper?.path);
    }
  });

  it('has a round toe as thick as a foot, and is no leaf', () => {
    for (const kind of ['shoe', 'boot'] as const) {
      const shoe = { kind, color: hex('#884422'), sole: hex('#ffffff') };
      const forms = drawShoe(shoe, { length: 100, height: 40, seen: 'instep', way: 1 }).flatMap(formsOf);
      const shapes = forms.map(({ path }) => new Shape(path));
      const tip = Math.max(...forms.map(({ path }) => boundsOf(path).right));
      const thickAt = (x: number): number =>
        Array.from({ length: 160 }, (_, at) => at - 80).filter((y) => shapes.some((shape) => shape.has(x, y))).length;
      expect(thickAt(tip - 8), kind).toBeGreaterThan(thickAt(0) * 0.33);
    }
  });
});
