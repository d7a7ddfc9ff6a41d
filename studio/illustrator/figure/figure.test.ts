import { describe, expect, it } from 'vitest';
import {
  ACCENT_COLORS,
  ARMS,
  DEFAULT_LOOKS,
  EYE_COLORS,
  FACIAL_HAIRS,
  GLASSES,
  HAIR_COLORS,
  HAIR_STYLES,
  HEAD_COVERINGS,
  HEARING_AIDS,
  type Looks,
  MOBILITIES,
  OUTFITS,
  SKIN_MARKS,
  SKIN_TONES,
  TEETH,
} from '#core/character/looks.ts';
import { EXPRESSIONS, POSES } from '#core/story/vocabulary.ts';
import { drawFigure, type FigureOrder } from '#studio/illustrator/figure/figure.ts';
import { ACCENTS, EYES, HAIRS, SKINS } from '#studio/illustrator/figure/looks.data.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { testCharacter } from '#studio/illustrator/picture-probe.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { type Form, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];
const names = (sketch: Sketch): ReadonlySet<string> =>
  new Set(
    within(sketch).flatMap((one) => (one.kind === 'bundle' && one.name && one.children.length > 0 ? [one.name] : [])),
  );
const forms = (sketch: Sketch): readonly Form[] => within(sketch).filter((one): one is Form => one.kind === 'form');

const VIEWS = ['front', 'three-quarter', 'side', 'back'] as const;

/** Coverings below which no hair shows. */
const COVERS_HAIR: ReadonlySet<string> = new Set(['hijab', 'hijab-draped', 'hijab-turban', 'ghutra', 'bonnet']);

const standing = (
  changes: Parameters<typeof testCharacter>[0] = {},
  view: (typeof VIEWS)[number] = 'front',
  way: 1 | -1 = 1,
  pose: FigureOrder['pose'] = 'standing',
) => drawFigure({ character: testCharacter(changes), pose, stance: { view, way }, expression: 'calm', gaze: [0, 0] });

const randomOrder = (seed: number): FigureOrder => {
  const random = seededRandom(seed);
  const looks: Looks = {
    skinTone: random.pick(SKIN_TONES),
    hairStyle: random.pick(HAIR_STYLES),
    hairColor: random.pick(HAIR_COLORS),
    headCovering: random.pick(HEAD_COVERINGS),
    eyeColor: random.pick(EYE_COLORS),
    glasses: random.pick(GLASSES),
    skinMarks: random.pick(SKIN_MARKS),
    teeth: random.pick(TEETH),
    facialHair: random.pick(FACIAL_HAIRS),
    hearingAid: random.pick(HEARING_AIDS),
    mobility: random.pick(MOBILITIES),
    arm: random.pick(ARMS),
    outfit: random.pick(OUTFITS),
    accentColor: random.pick(ACCENT_COLORS),
  };
  return {
    character: testCharacter({ age: random.index(90), looks }),
    pose: random.pick(POSES),
    stance: { view: random.pick(VIEWS), way: random.chance(0.5) ? 1 : -1 },
    expression: random.pick(EXPRESSIONS),
    gaze: [random.between(-1, 1), random.between(-1, 1)],
  };
};

const ORDERS = Array.from({ length: 1000 }, (_, index) => randomOrder(index * 977 + 5));

const FIGURES = ORDERS.map((order) => ({ order, message: JSON.stringify(order), ...drawFigure(order) }));

describe('drawFigure', () => {
  it('gives every person all parts', () => {
    for (const { order, sketch, skeleton, message } of FIGURES) {
      const found = names(sketch);
      const { looks } = order.character;
      for (const part of ['near-arm', 'far-arm', 'near-leg', 'far-leg', 'hand', 'trunk', 'head']) {
        expect(found.has(part), `${part} of ${message}`).toBe(true);
      }
      if (skeleton.stance.view !== 'back') {
        for (const part of ['eyes', 'nose', 'mouth']) {
          expect(found.has(part), `${part} of ${message}`).toBe(true);
        }
        expect(found.has('glasses'), message).toBe(looks.glasses !== 'none' && order.pose !== 'sleeping');
      }
      const isHatOff =
        (order.pose === 'sleeping' || ['space-suit', 'pyjamas'].includes(looks.outfit)) &&
        ['cap', 'sun-hat', 'beanie'].includes(looks.headCovering);
      expect(found.has('headwear'), message).toBe(looks.headCovering !== 'none' && !isHatOff);
    }
  });

  it('draws the aids and marks of its looks and no others', () => {
    for (const { order, sketch, skeleton, message } of FIGURES) {
      const found = names(sketch);
      const { mobility, arm, skinMarks } = order.character.looks;
      expect(found.has('prosthesis'), message).toBe(mobility === 'prosthetic-leg' || arm === 'prosthetic');
      expect(found.has('wheelchair'), message).toBe(
        mobility === 'wheelchair' && !['sleeping', 'lying', 'swimming'].includes(order.pose),
      );
      const hands = within(sketch).filter((one) => one.kind === 'bundle' && one.name === 'hand').length;
      expect(hands, message).toBe(arm === 'short-left' ? 1 : 2);
      if (mobility !== 'crutches') {
        expect(found.has('crutches'), message).toBe(false);
      } else if (!['jumping', 'flying', 'swimming', 'climbing', 'riding'].includes(order.pose)) {
        expect(found.has('crutches'), message).toBe(true);
      }
      if (skeleton.stance.view !== 'back') {
        expect(found.has('skin-marks'), message).toBe(skinMarks !== 'none');
      }
    }
  });

  it('stays in a box of its own size without a coordinate that is no number', () => {
    for (const { sketch, skeleton, message } of FIGURES) {
      const { height, head } = skeleton.build;
      for (const path of pathsOf(sketch)) {
        const box = boundsOf(path);
        const numbers = path.flatMap((segment) => segment.filter((part): part is number => typeof part === 'number'));
        expect(numbers.every(Number.isFinite), message).toBe(true);
        expect(Math.max(-box.left, box.right), message).toBeLessThan(height * 0.95 + head * 1.4);
        expect(-box.top, message).toBeLessThan(height * 1.35 + head);
        expect(box.bottom, message).toBeLessThan(head * 1.2);
      }
    }
  });

  it('carries the colours of its looks', () => {
    for (const { order, sketch, skeleton, message } of FIGURES) {
      const { looks } = order.character;
      const drawn = forms(sketch);
      const has = (name: string, color: readonly number[]): boolean =>
        drawn.some(
          (one) => one.name === name && one.color.every((value, index) => Math.abs(value - (color[index] ?? 0)) < 0.2),
        );
      expect(has('skin', SKINS[looks.skinTone].skin), message).toBe(true);
      expect(has('accent', ACCENTS[looks.accentColor].accent), message).toBe(true);
      if (!COVERS_HAIR.has(looks.headCovering) && looks.hairStyle !== 'bald') {
        expect(
          drawn.some((one) => one.name === 'hair'),
          message,
        ).toBe(true);
      }
      const isBack = skeleton.stance.view === 'back';
      const seesEyes = !isBack && drawn.some((one) => one.color === EYES[looks.eyeColor]);
      expect(seesEyes, message).toBe(!isBack && order.pose !== 'sleeping');
    }
  });

  it.each(HAIR_STYLES.filter((style) => style !== 'bald'))(
    'draws %s in the colour of the hair from all sides',
    (hairStyle) => {
      for (const view of VIEWS) {
        const looks = { ...testCharacter().looks, hairStyle, hairColor: 'red' as const };
        const { sketch } = standing({ looks }, view);
        const tones = forms(sketch).filter((one) => one.name === 'hair');
        const [l, a, b] = HAIRS.red.hair;
        expect(
          tones.some(({ color }) => Math.hypot(color[0] - l, color[1] - a, color[2] - b) < 0.12),
          view,
        ).toBe(true);
      }
    },
  );

  it('draws every hair style, covering and outfit with a figure of its own', () => {
    const usual = testCharacter().looks;
    const drawn = [
      ...HAIR_STYLES.map((hairStyle) => standing({ looks: { ...usual, hairStyle } })),
      ...HEAD_COVERINGS.slice(1).map((headCovering) => standing({ looks: { ...usual, headCovering } })),
      ...OUTFITS.slice(1).map((outfit) => standing({ looks: { ...usual, outfit } })),
    ];
    expect(new Set(drawn.map(({ sketch }) => JSON.stringify(sketch))).size).toBe(drawn.length);
  });

  it('keeps a short arm, a prosthesis and a hearing aid on the same side of the body from all sides', () => {
    const sides = VIEWS.flatMap((view) =>
      ([1, -1] as const).map((way) => {
        const { skeleton } = standing({}, view, way);
        const { left, near, far } = skeleton;
        const [own, other] = left === 'near' ? [near, far] : [far, near];
        return { view, way, isOnRight: own.arm.shoulder[0] > other.arm.shoulder[0] };
      }),
    );
    for (const { view, way, isOnRight } of sides) {
      expect(isOnRight, `${view} ${way}`).toBe(view !== 'back');
    }
  });

  it('draws the same person from the same order', () => {
    for (const order of ORDERS.slice(0, 20)) {
      expect(drawFigure(order)).toEqual(drawFigure(order));
    }
  });

  it('plants the feet of who stands, walks or crouches on the ground', () => {
    for (const pose of ['standing', 'walking', 'crouching', 'pointing', 'waving', 'hugging', 'sneaking'] as const) {
      for (const age of [1, 2, 4, 6, 10, 35, 80]) {
        for (const view of VIEWS) {
          const { sketch, skeleton } = standing({ age }, view, 1, pose);
          const shoes = within(sketch)
            .filter((one) => one.kind === 'bundle' && one.name === 'foot')
            .flatMap(forms)
            .filter(({ name }) => name === 'shoe' || name === 'skin');
          const low = Math.max(...shoes.map(({ path }) => boundsOf(path).bottom));
          expect(low, `${pose} ${age} ${view}`).toBeGreaterThan(-skeleton.build.leg * 0.05);
          expect(low, `${pose} ${age} ${view}`).toBeLessThan(skeleton.build.leg * 0.09);
        }
      }
    }
  });

  it('kneels on both knees, its seat on its heels', () => {
    for (const age of [2, 6, 35]) {
      for (const view of VIEWS) {
        const { skeleton } = standing({ age }, view, 1, 'kneeling');
        const { build, hip, near, far } = skeleton;
        for (const { leg } of [near, far]) {
          expect(-leg.knee[1], `${age} ${view}`).toBeLessThan(build.leg * 0.2);
          expect(-leg.ankle[1], `${age} ${view}`).toBeLessThan(build.leg * 0.28);
        }
        expect(-hip[1], `${age} ${view}`).toBeGreaterThan(build.leg * 0.24);
        expect(-hip[1], `${age} ${view}`).toBeLessThan(Math.max(build.leg * 0.46, build.limb * 2));
      }
    }
  });

  it('leaps with both feet off the ground and the arms flung wide, not up as for surrender', () => {
    for (const age of [2, 6, 35])
      for (const view of ['front', 'three-quarter', 'side'] as const) {
        const { skeleton } = standing({ age }, view, 1, 'jumping');
        const { build, near, far } = skeleton;
        for (const { arm, leg } of [near, far]) {
          expect(-leg.ankle[1], `${age} ${view}`).toBeGreaterThan(build.leg * 0.6);
          expect(Math.abs(arm.wrist[0] - arm.shoulder[0]), `${age} ${view}`).toBeGreaterThan(build.arm * 0.5);
        }
        const [one, other] = [near.leg.ankle, far.leg.ankle];
        expect(Math.hypot(one[0] - other[0], one[1] - other[1]), `${age} ${view}`).toBeGreaterThan(build.leg * 0.6);
        // One leg is pulled up and the other stretched: two that are spread alike are those of a doll.
        const drops = [near, far].map(({ leg }) => (leg.knee[1] - leg.hip[1]) / build.leg).toSorted((a, b) => a - b);
        expect(drops[0], `${age} ${view}`).toBeLessThan(0.26);
        expect(drops[1], `${age} ${view}`).toBeGreaterThan(0.36);
      }
  });

  it('has its legs along the page in a wheelchair, whether it is told to face the reader or not', () => {
    for (const view of ['front', 'three-quarter', 'side'] as const)
      for (const way of [1, -1] as const) {
        const drawn = standing({ looks: { ...DEFAULT_LOOKS, mobility: 'wheelchair' } }, view, way, 'sitting');
        const { near, far, hip, build } = drawn.skeleton;
        for (const { leg } of [near, far])
          expect((leg.ankle[0] - hip[0]) * way, `${view} ${way}`).toBeGreaterThan(build.leg * 0.4);
      }
  });

  it('stands on the plate of a wheelchair with both soles', () => {
    for (const age of [4, 9, 35]) {
      const { sketch } = standing({ age, looks: { ...DEFAULT_LOOKS, mobility: 'wheelchair' } }, 'side', 1, 'standing');
      const named = (name: string) => within(sketch).filter((one) => one.kind === 'bundle' && one.name === name);
      const soles = named('foot')
        .flatMap(forms)
        .map(({ path }) => boundsOf(path));
      const bottom = Math.max(...soles.map((box) => box.bottom));
      const plates = named('wheelchair')
        .flatMap(forms)
        .map(({ path }) => boundsOf(path))
        .filter(({ left, right, top, bottom: low }) => right - left > (low - top) * 4 && top > bottom - 3);
      expect(
        plates.some(({ top }) => Math.abs(top - bottom) < 1.2),
        `${age}`,
      ).toBe(true);
    }
  });

  it('sits on a seat with the shins down and the feet no lower than the ground below', () => {
    for (const age of [3, 6, 10, 35]) {
      for (const view of VIEWS) {
        for (const overGround of [12, 30, 45, 80]) {
          const seated = drawFigure({
            character: testCharacter({ age }),
            pose: 'sitting',
            stance: { view, way: 1, seat: { kind: 'edge', overGround } },
            expression: 'calm',
            gaze: [0, 0],
          });
          const { build, near, far, hip } = seated.skeleton;
          const message = `${age} ${view} ${overGround}`;
          expect(Math.abs(hip[1]), message).toBeLessThan(build.leg * 0.2);
          for (const { leg } of [near, far]) {
            expect(leg.ankle[1], message).toBeGreaterThan(leg.knee[1]);
            expect(leg.ankle[1], message).toBeLessThan(Math.min(overGround, build.leg * 0.6) + build.leg * 0.06);
          }
        }
      }
    }
  });

  it('rides with a leg on this side of the back and none in sight on the other', () => {
    const { sketch, skeleton } = drawFigure({
      character: testCharacter({ age: 7 }),
      pose: 'riding',
      stance: { view: 'side', way: 1, seat: { kind: 'astride' } },
      expression: 'happy',
      gaze: [0, 0],
    });
    const found = names(sketch);
    expect(found.has('near-leg')).toBe(true);
    expect(found.has('far-leg')).toBe(false);
    expect(skeleton.near.leg.ankle[1]).toBeGreaterThan(skeleton.hip[1] + skeleton.build.leg * 0.3);
  });

  it('lays a band on the skull, from whichever side a head is seen', () => {
    for (const view of VIEWS)
      for (const way of [1, -1] as const) {
        const looks: Looks = {
          ...testCharacter().looks,
          hairStyle: 'buzz',
          headCovering: 'headband',
          outfit: 'tshirt-trousers',
        };
        const { sketch, skeleton } = standing({ age: 6, looks }, view, way);
        const { head, build } = skeleton;
        // The widest of its pieces is the band itself.
        const [band] = forms(sketch)
          .filter((one) => one.name === 'accent')
          .map(({ path }) => boundsOf(path))
          .filter(({ bottom }) => bottom < head[1] + build.head * 0.2)
          .toSorted((one, other) => other.right - other.left - (one.right - one.left));
        expect(band, `${view} ${way}`).toBeDefined();
        const reach = Math.max(head[0] - (band?.left ?? 0), (band?.right ?? 0) - head[0]);
        expect(reach / (build.head / 2), `${view} ${way}`).toBeLessThan(1.06);
      }
  });

  it('keeps the parting on the same side of the head whichever way it turns', () => {
    const strandsOn = (way: 1 | -1): number => {
      const { sketch } = drawFigure({
        character: testCharacter({ looks: { ...testCharacter().looks, hairStyle: 'short-straight' } }),
        pose: 'standing',
        stance: { view: 'front', way },
        expression: 'calm',
        gaze: [0, 0],
      });
      const hair = forms(sketch).filter((one) => one.name === 'hair');
      const cap = hair.at(-1);
      const box = cap ? boundsOf(cap.path) : { left: 0, right: 0 };
      const lowLeft =
        cap?.path.flatMap((segment) =>
          segment[0] === 'C' && segment[5] < (box.left + box.right) / 2 ? [segment[6]] : [],
        ) ?? [];
      const lowRight =
        cap?.path.flatMap((segment) =>
          segment[0] === 'C' && segment[5] >= (box.left + box.right) / 2 ? [segment[6]] : [],
        ) ?? [];
      const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
      return Math.sign(mean(lowLeft) - mean(lowRight));
    };
    expect(strandsOn(1)).toBe(strandsOn(-1));
  });
});
