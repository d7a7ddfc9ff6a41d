/** Effects that keep to what makes them: their colour, their size, and away from the faces of others. */
import { describe, expect, it } from 'vitest';
import type { EffectParts, Site } from '#studio/illustrator/composition/effects/effect.ts';
import { hidesFace } from '#studio/illustrator/composition/effects/pieces.ts';
import { leaves } from '#studio/illustrator/composition/effects/scattered.ts';
import { poured } from '#studio/illustrator/composition/effects/pouring.ts';
import { soundRings } from '#studio/illustrator/composition/effects/sounds/sounding.ts';
import { aura, flame } from '#studio/illustrator/composition/effects/shining.ts';
import { splash } from '#studio/illustrator/composition/effects/splash.ts';
import { snowPuff } from '#studio/illustrator/composition/effects/pots/stirred.ts';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import { testSite, testSurroundings } from '#studio/illustrator/effect-probe.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { bundle, type Sketch } from '#studio/illustrator/sketch.ts';

const partsOf = ({ below = [], behind = [], before = [] }: EffectParts): Sketch[] => [...below, ...behind, ...before];

const flat = (sketch: Sketch): Sketch[] => (sketch.kind === 'bundle' ? sketch.children.flatMap(flat) : [sketch]);

/** Whether more of it is warm than cold. */
const isWarm = (parts: EffectParts): boolean => {
  const forms = partsOf(parts)
    .flatMap(flat)
    .flatMap((one) => (one.kind === 'form' ? [one.color] : []));
  return forms.filter(([, , yellow]) => yellow > 0).length > forms.length / 2;
};

describe('a splash', () => {
  it('has the colour of the soup in a pot, and of water elsewhere', () => {
    const pot = testSite(testScene({ prop: 'soup-pot' }), 'prop');
    expect(isWarm(splash(pot, testSurroundings))).toBe(true);
    expect(isWarm(splash(testSite(testScene({ prop: 'bucket' }), 'prop'), testSurroundings))).toBe(false);
  });

  it('of what boils over begins at the rim and ends at the foot of its pot', () => {
    const pot = testSite(testScene({ prop: 'soup-pot' }), 'prop');
    const { left, right, top, bottom } = boxOf(bundle(partsOf(splash(pot, testSurroundings))));
    expect(top).toBeLessThan(pot.foot[1] - 40 * pot.unit);
    expect(bottom).toBeLessThan(pot.foot[1] + 8 * pot.unit);
    expect(right - left).toBeLessThan(62 * pot.unit);
  });
});

describe('a splash of what is poured', () => {
  it('is no larger than what it falls on', () => {
    const scene = testScene({ pose: 'standing', facing: 'onward', prop: 'cup' });
    const cast = scene.cast.map((one) =>
      one.ref === 'hero' ? ({ ...one, carries: 'bucket', holds: 'out' } as const) : one,
    );
    const told = { ...scene, cast };
    const site = testSite(told, 'hero', 'prop');
    const size = site.target?.size ?? 0;
    const landing = { at: [600, 800], wide: size * 0.4, isOnTarget: true } as const;
    const crown = (target: Site['target']): number => {
      const marks = poured({ ...site, faces: [], target }, seededRandom(2), landing).flatMap(flat);
      const beaten = marks.find((one) => one.kind === 'form' && one.alpha === 0.92);
      return boxOf(beaten ?? bundle([])).top;
    };
    const sized = (share: number): Site['target'] => (site.target ? { ...site.target, size: site.size * share } : null);
    expect(crown(sized(0.05)) - crown(sized(1))).toBeGreaterThan(site.size * 0.02);
  });
});

describe('a bank of snow', () => {
  it('has no straight lower edge, however wide and low it is', () => {
    const site = testSite(testScene({ companion: 'dragon', pose: 'walking' }), 'companion');
    const { before = [] } = snowPuff(site, { ...testSurroundings, random: seededRandom(4) });
    const mass = before.flatMap(flat).find((one) => one.kind === 'form' && one.alpha === 0.6);
    const { left, right, bottom } = boxOf(mass ?? bundle([]));
    expect(bottom - site.foot[1] - site.size * 0.032).toBeGreaterThan((right - left) * 0.014);
  });
});

describe('a flame', () => {
  it('is a tongue at the mouth where it goes to nobody, however large its dragon is', () => {
    const scene = testScene({ companion: 'dragon' });
    const cast = scene.cast.map((one) =>
      one.ref === 'companion' ? { ...one, who: { companion: 'dragon', name: null, size: 2.4 } as const } : one,
    );
    const site = testSite({ ...scene, cast }, 'companion');
    const { left, right } = boxOf(bundle([...(flame(site, testSurroundings).before ?? [])]));
    expect(site.size).toBeGreaterThan(300);
    expect(right - left).toBeLessThan(site.size * 0.5);
  });
});

describe('leaves in the wind', () => {
  it('lie on no face of those who stand behind', () => {
    const site = testSite(testScene({ pose: 'standing' }), 'hero');
    const size = site.headSize;
    const bare = leaves(site, { ...testSurroundings, random: seededRandom(3) }).behind ?? [];
    const spots = (sketches: readonly Sketch[]): (readonly [number, number])[] =>
      sketches.map((one) => {
        const { left, right, top, bottom } = boxOf(one);
        return [(left + right) / 2, (top + bottom) / 2] as const;
      });
    // Somebody stands behind where leaves fly.
    const [at] = spots(bare).toSorted((a, b) => a[1] - b[1]);
    if (!at) throw new RangeError('No leaf flies behind the hero');
    const crowded: Site = { ...site, faces: [...site.faces, { at: [at[0], at[1]], size }] };
    const kept = leaves(crowded, { ...testSurroundings, random: seededRandom(3) }).behind ?? [];
    expect(kept.length).toBeLessThan(bare.length);
    const others = { ...crowded, faces: crowded.faces.slice(-1) };
    expect(spots(kept).filter(([x, y]) => hidesFace(others, [x, y], 0))).toEqual([]);
  });
});

describe('the glow of something', () => {
  it('has motes around what is small and around whoever glows, and none that would fly before half the page', () => {
    const motesOf = (site: Site): number =>
      partsOf(aura(site, { ...testSurroundings, random: seededRandom(5) }))
        .flatMap(flat)
        .flatMap((one) => (one.kind === 'form' ? one.path : [])).length;
    const tent = testSite(testScene({ prop: 'tent' }), 'prop');
    expect(tent.box.right - tent.box.left).toBeGreaterThan(300);
    expect(motesOf(tent)).toBe(0);
    expect(motesOf(testSite(testScene({ prop: 'lantern' }), 'prop'))).toBeGreaterThan(0);
    expect(motesOf(testSite(testScene({ companion: 'dragon' }), 'companion'))).toBeGreaterThan(0);
    // A patch of moonlight is no magic.
    expect(motesOf(testSite(testScene({ prop: 'book' }), 'prop'))).toBe(0);
    expect(motesOf(testSite(testScene({ companion: 'turtle' }), 'companion'))).toBe(0);
  });
});

describe('a snore', () => {
  it('goes with no part of it over the face of somebody else', () => {
    const scene = testScene({ pose: 'sleeping', setting: 'forest' });
    const site = testSite(scene, 'hero');
    const whole = partsOf(soundRings(site, testSurroundings)).length;
    // Somebody at the end of a stroke, whose middle is beside them.
    const stroke = partsOf(soundRings(site, testSurroundings)).at(-1);
    if (!stroke) throw new RangeError('A sleeper is heard');
    const { right, bottom } = boxOf(stroke);
    const at: [number, number] = [right - 2, bottom - 2];
    const onlooker = { at, size: 10 };
    expect(partsOf(soundRings({ ...site, faces: [...site.faces, onlooker] }, testSurroundings)).length).toBeLessThan(
      whole,
    );
  });
});

it('pours out of the neck of a bottle and not out of the middle of it, whoever holds it', () => {
  const [, second] = testScene().cast;
  if (!second) throw new RangeError('Two are in the test scene');
  const robot = { ...second, who: { companion: 'robot', name: null }, carries: 'bottle', gesture: 'pouring' } as const;
  const scene = { ...testScene(), cast: [robot] };
  const { source, box } = testSite(scene, robot.ref);
  // The hand is the outermost of the robot; the neck of what is in it is farther out.
  expect(source[0]).toBeLessThan(box.left);
});
