import { describe, expect, it } from 'vitest';
import { OUTFITS, type Outfit } from '#core/character/looks.ts';
import type { Pose } from '#core/story/vocabulary.ts';
import { cutFor, drawLower } from '#studio/illustrator/figure/clothing.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { drawFigure, type Figure } from '#studio/illustrator/figure/figure.ts';
import { ACCENTS } from '#studio/illustrator/figure/looks.data.ts';
import { pelvisOf, trouserSketches } from '#studio/illustrator/figure/outfits/leg-cover.ts';
import { WARDROBE } from '#studio/illustrator/figure/outfits/wardrobe.ts';
import { skirtOutline } from '#studio/illustrator/figure/torso.ts';
import type { View } from '#studio/illustrator/figure/posing/stance.ts';
import { boundsOf, boxAround } from '#studio/illustrator/geometry/path.ts';
import { Shape } from '#studio/illustrator/geometry/shape.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import type { Bundle, Form, Sketch } from '#studio/illustrator/sketch.ts';

type Seen = { readonly pose: Pose; readonly view: View; readonly age: number; readonly outfit?: Outfit };

const drawn = ({ pose, view, age, outfit = 'tshirt-trousers' }: Seen): Figure =>
  drawFigure({
    character: testCharacter({ age }),
    pose,
    stance: { view, way: 1 },
    expression: 'calm',
    gaze: [0, 0],
    outfit,
  });

const AGES = [2, 6, 10, 35] as const;

const formsOf = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle' ? sketch.children.flatMap(formsOf) : sketch.kind === 'form' ? [sketch] : [];

const bundlesNamed = (sketch: Sketch, name: string): readonly Bundle[] =>
  sketch.kind === 'bundle'
    ? [...(sketch.name === name ? [sketch] : []), ...sketch.children.flatMap((child) => bundlesNamed(child, name))]
    : [];

const namesIn = (sketch: Sketch): readonly string[] =>
  sketch.kind === 'bundle' ? [...(sketch.name ? [sketch.name] : []), ...sketch.children.flatMap(namesIn)] : [];

const boxOf = (sketch: Sketch) => boxAround(formsOf(sketch).map(({ path }) => boundsOf(path)));

describe('who squats', () => {
  it('has the seat well below the knees, and the shins go back from them to the feet', () => {
    for (const view of ['three-quarter', 'side'] as const)
      for (const age of AGES) {
        const { skeleton } = drawn({ pose: 'crouching', view, age });
        for (const { leg } of [skeleton.near, skeleton.far]) {
          const { hip, knee, ankle } = leg;
          const message = `${view} ${age}`;
          expect(hip[1] - knee[1], message).toBeGreaterThan(skeleton.build.leg * (age === 2 ? 0.02 : 0.1));
          expect(knee[0] - hip[0], message).toBeGreaterThan(skeleton.build.leg * 0.25);
          expect(knee[0] - ankle[0], message).toBeGreaterThan(skeleton.build.leg * 0.15);
        }
      }
  });

  it('kneels in a robe, a dress or a coat instead, and squats in trousers', () => {
    const poseIn = (outfit: Outfit) => drawn({ pose: 'crouching', view: 'front', age: 35, outfit }).skeleton.pose;
    for (const outfit of ['galabeya', 'abaya', 'dress', 'skirt', 'winter-coat', 'raincoat', 'apron'] as const)
      expect(poseIn(outfit), outfit).toBe('kneeling');
    for (const outfit of ['overalls', 'hoodie', 'tshirt-trousers', 'space-suit'] as const)
      expect(poseIn(outfit), outfit).toBe('crouching');
  });

  it('has both heels under the seat: nobody squats behind their shoes', () => {
    for (const view of ['three-quarter', 'side'] as const)
      for (const age of AGES) {
        const { near, far, build } = drawn({ pose: 'crouching', view, age }).skeleton;
        for (const { leg } of [near, far])
          expect(leg.ankle[0] - leg.hip[0], `${view} ${age}`).toBeLessThan(build.leg * 0.45);
        const backmost = Math.min(...[near, far].map(({ leg }) => leg.ankle[0] - leg.hip[0]));
        expect(backmost, `${view} ${age}`).toBeLessThan(build.leg * 0.2);
      }
  });

  it('has no hand in the ground', () => {
    for (const view of ['front', 'three-quarter', 'side', 'back'] as const)
      for (const age of AGES) {
        const { skeleton } = drawn({ pose: 'crouching', view, age });
        for (const { arm } of [skeleton.near, skeleton.far]) {
          expect(arm.wrist[1], `${view} ${age}`).toBeLessThan(-skeleton.build.limb * 1.9);
        }
      }
  });
});

describe('legs crossed before the reader', () => {
  it('have their shins over the thighs and each foot beyond the middle', () => {
    for (const pose of ['sitting', 'reading'] as const)
      for (const age of AGES) {
        const message = `${pose} ${age}`;
        const { sketch, skeleton } = drawn({ pose, view: 'front', age });
        for (const which of ['near', 'far'] as const) {
          const { knee, ankle, foot } = skeleton[which].leg;
          const side = Math.sign(knee[0]);
          expect(ankle[0] * side, message).toBeLessThan(0);
          expect(foot?.way, message).toBe(-side);
          const names = namesIn(sketch);
          const shin = names.indexOf(`${which}-leg-shin`);
          for (const thigh of ['near-leg', 'far-leg']) expect(shin, message).toBeGreaterThan(names.indexOf(thigh));
        }
      }
  });
});

describe('a lap of crossed legs', () => {
  const LOW = ['tshirt-trousers', 'winter-coat', 'space-suit', 'football-kit', 'dress', 'galabeya'] as const;

  it('is in proportion: not much wider than shoulders with their arms, and wider than the hips', () => {
    for (const age of AGES)
      for (const outfit of LOW) {
        const message = `${age} ${outfit}`;
        const { sketch, skeleton } = drawn({ pose: 'sitting', view: 'front', age, outfit });
        const { build } = skeleton;
        const legs = ['near-leg', 'far-leg', 'near-leg-shin', 'far-leg-shin'].flatMap((name) =>
          bundlesNamed(sketch, name).map(boxOf),
        );
        const wide = Math.max(...legs.map(({ right }) => right)) - Math.min(...legs.map(({ left }) => left));
        const shoulders = 2 * (build.shoulder + build.limb * 1.2);
        expect(wide, message).toBeLessThan(shoulders * 1.7);
        expect(wide, message).toBeGreaterThan(build.hip * 3);
      }
  });

  it('has each shin joined to its knee and its shoe, and the coat to both thighs', () => {
    for (const age of AGES)
      for (const outfit of LOW)
        for (const view of ['front', 'three-quarter'] as const) {
          const message = `${age} ${outfit} ${view}`;
          const { sketch, skeleton } = drawn({ pose: 'sitting', view, age, outfit });
          for (const which of ['near', 'far'] as const) {
            const { knee, ankle } = skeleton[which].leg;
            const [shin] = bundlesNamed(sketch, `${which}-leg-shin`);
            const [foot] = shin ? bundlesNamed(shin, 'foot') : [];
            if (!shin || !foot) throw new Error(message);
            const shapes = formsOf(shin).map(({ path }) => new Shape(path));
            for (let at = 0; at <= 10; at++) {
              const x = knee[0] + ((ankle[0] - knee[0]) * at) / 10;
              const y = knee[1] + ((ankle[1] - knee[1]) * at) / 10;
              expect(
                shapes.some((shape) => shape.has(x, y)),
                `${message} ${which} ${at}`,
              ).toBe(true);
            }
            expect(boxOf(foot).bottom, message).toBeLessThan(skeleton.build.leg * 0.07 + 1.6);
          }
          const middle = (skeleton.near.leg.hip[0] + skeleton.far.leg.hip[0]) / 2;
          const low = skeleton.hip[1] + skeleton.build.limb * 0.4;
          expect(
            formsOf(sketch).some(({ name, path }) => name !== 'hand' && new Shape(path).has(middle, low)),
            message,
          ).toBe(true);
        }
  });
});

describe('the cloth of who is low', () => {
  const piece = { from: 0, to: 0.5, endsRound: true };
  const thighFrom = (haunch: number) => {
    const [thigh] = trouserSketches(
      [
        [0, 0],
        [0, 10],
        [0, 20],
        [0, 40],
      ],
      { color: hex('#3355aa'), to: 1, flare: 0 },
      { thigh: 5, haunch, piece },
    );
    return formsOf(thigh ?? { kind: 'bundle', children: [] })[0]?.path ?? [];
  };

  it('is thinner at the knee than at the seat', () => {
    const wide = thighFrom(0.3).flatMap((segment) =>
      segment[0] === 'Z' ? [] : [segment.slice(-2) as [number, number]],
    );
    const atKnee = Math.max(...wide.filter(([, y]) => y > 18).map(([x]) => Math.abs(x)));
    const atSeat = Math.max(...wide.filter(([, y]) => y < 4).map(([x]) => Math.abs(x)));
    expect(atKnee).toBeLessThan(atSeat * 0.62);
  });

  it('joins waist and nearer thigh of who sits, kneels or squats along the page, and nobody else', () => {
    const roundsOf = (pose: Pose, which: 'near' | 'far'): number =>
      pelvisOf(drawn({ pose, view: 'side', age: 6 }).skeleton, which).length;
    for (const pose of ['sitting', 'kneeling', 'crouching'] as const) {
      expect(roundsOf(pose, 'near'), pose).toBe(2);
      expect(roundsOf(pose, 'far'), pose).toBe(0);
    }
    expect(roundsOf('standing', 'near')).toBe(0);
  });
});

describe('an apron', () => {
  it('has its pocket in front alone', () => {
    const pockets = (view: View): number =>
      formsOf(drawn({ pose: 'standing', view, age: 9, outfit: 'apron' }).sketch).filter(({ alpha }) => alpha === 0.5)
        .length;
    expect([pockets('front'), pockets('back')]).toEqual([1, 0]);
  });
});

describe('who shows their back, low on the ground', () => {
  it.each(OUTFITS.filter((outfit) => WARDROBE[outfit](ACCENTS.red).trousers && !WARDROBE[outfit](ACCENTS.red).skirt))(
    'has a round seat out of the hem of the top, wider than it, in %s',
    (outfit) => {
      for (const pose of ['sitting', 'reading', 'kneeling', 'crouching'] as const)
        for (const age of AGES) {
          const message = `${pose} ${age}`;
          const { skeleton } = drawn({ pose, view: 'back', age, outfit });
          const parts = WARDROBE[outfit](ACCENTS.red);
          const cut = cutFor(skeleton, parts);
          const [seat] = drawLower(skeleton, parts, cut);
          if (!seat) throw new Error(message);
          const [box, hem] = [boxOf(seat), boundsOf(cut.top)];
          expect(box.bottom - hem.bottom, message).toBeGreaterThan(skeleton.build.hip * 0.4);
          expect(box.bottom, message).toBeLessThan(0.5);
          expect(box.right - box.left, message).toBeGreaterThan(skeleton.build.hip * 2.2);
        }
    },
  );
});

describe('who sits on the ground turned aside', () => {
  it('has folded legs: no sole stands up between them and what is before them', () => {
    for (const pose of ['sitting', 'reading'] as const)
      for (const view of ['three-quarter', 'side'] as const)
        for (const age of AGES)
          for (const outfit of ['pyjamas', 'tshirt-trousers', 'dress', 'galabeya'] as const) {
            const { sketch, skeleton } = drawn({ pose, view, age, outfit });
            const { leg: long } = skeleton.build;
            const message = `${pose} ${view} ${age} ${outfit}`;
            for (const foot of bundlesNamed(sketch, 'foot').map(boxOf)) {
              expect(foot.bottom - foot.top, message).toBeLessThan((foot.right - foot.left) * 0.86);
              expect(foot.right, message).toBeLessThan(long * 0.95);
            }
          }
  });
});

describe('a skirt in a leap', () => {
  it('hangs with a level hem under both thighs, and is no ball between the shoes', () => {
    for (const outfit of ['dress', 'skirt', 'galabeya'] as const)
      for (const view of ['side', 'three-quarter', 'front'] as const)
        for (const age of AGES) {
          const { skeleton } = drawn({ pose: 'jumping', view, age, outfit });
          const { skirt } = WARDROBE[outfit](ACCENTS.red);
          if (!skirt) throw new Error(outfit);
          const path = skirtOutline(skeleton, skirt.to, skirt.flare);
          const { left, right, bottom } = boundsOf(path);
          const shape = new Shape(path);
          const inside = (share: number): boolean =>
            shape.has(left + (right - left) * share, bottom - skeleton.build.leg * 0.1);
          for (const share of [0.2, 0.5, 0.8]) expect(inside(share), `${outfit} ${view} ${age} ${share}`).toBe(true);
        }
  });
});

describe('a bare arm in the shortest sleeve', () => {
  it('begins at its cuff and never beside the sleeve on the chest', () => {
    for (const age of [2, 3, 6])
      for (const view of ['front', 'three-quarter'] as const) {
        const { sketch, skeleton } = drawn({ pose: 'standing', view, age, outfit: 'swimsuit' });
        for (const which of ['near', 'far'] as const) {
          const [arm] = bundlesNamed(sketch, `${which}-arm`);
          const skin = arm ? formsOf(arm).filter(({ name }) => name === 'skin') : [];
          const top = Math.min(...skin.map(({ path }) => boundsOf(path).top));
          const { shoulder } = skeleton[which].arm;
          expect(top - shoulder[1], `${view} ${age} ${which}`).toBeGreaterThan(skeleton.build.limb * 0.6);
        }
      }
  });
});

describe('who sneaks', () => {
  it('goes along the page on one foot after the other, from wherever they are seen', () => {
    for (const view of ['front', 'three-quarter', 'back'] as const)
      for (const age of AGES) {
        const { skeleton } = drawn({ pose: 'sneaking', view, age });
        const { near, far, build } = skeleton;
        expect(far.leg.ankle[0] - near.leg.ankle[0], `${view} ${age}`).toBeGreaterThan(build.leg * 0.4);
        for (const { leg } of [near, far])
          expect(leg.knee[0], `${view} ${age}`).toBeGreaterThan((leg.hip[0] + leg.ankle[0]) / 2);
      }
  });
});

describe('who jumps towards the reader', () => {
  it('has no knee that stands out to its side', () => {
    for (const age of AGES) {
      const { skeleton } = drawn({ pose: 'jumping', view: 'front', age });
      for (const { leg } of [skeleton.near, skeleton.far]) {
        const middle = (leg.hip[0] + leg.ankle[0]) / 2;
        expect(Math.abs(leg.knee[0] - middle), `${age}`).toBeLessThan(skeleton.build.leg * 0.16);
      }
    }
  });

  it('leaps along the page when turned aside: the foremost knee is bent before the body', () => {
    for (const age of AGES) {
      const { skeleton } = drawn({ pose: 'jumping', view: 'three-quarter', age });
      const knees = [skeleton.near, skeleton.far].map(({ leg }) => leg.knee[0] - leg.hip[0]);
      expect(Math.max(...knees), `${age}`).toBeGreaterThan(skeleton.build.leg * 0.2);
      expect(Math.min(...knees), `${age}`).toBeLessThan(skeleton.build.leg * 0.1);
    }
  });
});

describe('who lies in a long robe', () => {
  it('has both feet out of its hem, which goes across the body', () => {
    for (const outfit of ['galabeya', 'abaya'] as const)
      for (const age of AGES) {
        const message = `${outfit} ${age}`;
        const { sketch, skeleton } = drawn({ pose: 'lying', view: 'side', age, outfit });
        const { skirt } = WARDROBE[outfit](ACCENTS.red);
        if (!skirt) throw new Error(message);
        const cloth = boundsOf(skirtOutline(skeleton, skirt.to, skirt.flare));
        for (const { leg } of [skeleton.near, skeleton.far])
          expect(cloth.right, message).toBeLessThan(leg.ankle[0] + skeleton.build.limb * 1.7);
        const [hem] = formsOf(sketch).filter(({ name }) => name === 'hem');
        const band = boundsOf(hem?.path ?? []);
        expect(band.bottom - band.top, message).toBeGreaterThan((band.right - band.left) * 2);
      }
  });
});

describe('who swims where there is no water', () => {
  it('has a pool around the whole body: no limb comes out below it', () => {
    for (const age of AGES)
      for (const outfit of ['swimsuit', 'abaya', 'winter-coat'] as const) {
        const message = `${outfit} ${age}`;
        const { sketch } = drawn({ pose: 'swimming', view: 'side', age, outfit });
        const pool = Math.max(...bundlesNamed(sketch, 'water').map((water) => boxOf(water).bottom));
        for (const name of ['near-leg', 'far-leg', 'near-arm', 'far-arm'])
          for (const limb of bundlesNamed(sketch, name))
            expect(boxOf(limb).bottom, `${message} ${name}`).toBeLessThan(pool);
      }
  });
});
