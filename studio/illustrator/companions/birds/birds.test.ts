import { describe, expect, it } from 'vitest';
import type { Companion } from '#core/story/vocabulary.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import { type Box, boundsOf, boxAround } from '#studio/illustrator/geometry/path.ts';
import { type Form, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const draw = (companion: Companion, order: Partial<CompanionOrder> = {}): readonly Sketch[] =>
  COMPANION_DRAWINGS[companion].draw({
    pose: 'standing',
    view: 'side',
    expression: 'calm',
    gaze: [0.2, 0],
    ...order,
  }).parts;

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];
const named = (parts: readonly Sketch[], name: string): Sketch[] =>
  parts.flatMap(within).filter((one) => 'name' in one && one.name === name);
const boxOf = (sketches: readonly Sketch[]): Box => boxAround(sketches.flatMap(pathsOf).map(boundsOf));
const middle = (sketches: readonly Sketch[]): number => (boxOf(sketches).left + boxOf(sketches).right) / 2;
const forms = (parts: readonly Sketch[]): Form[] => parts.flatMap(within).filter((one) => one.kind === 'form');

const BIRDS: readonly Companion[] = ['bird', 'duck', 'goose', 'hen', 'pigeon', 'hoopoe', 'falcon', 'ibis'];

describe('the head of a bird', () => {
  it('is turned round to what is behind it, as birds turn theirs', () => {
    for (const companion of BIRDS) {
      const beakIn = (gaze: CompanionOrder['gaze'], more: Partial<CompanionOrder> = {}): number => {
        const [head] = named(draw(companion, { gaze, ...more }), 'head');
        const parts = head ? [head] : [];
        return middle(named(parts, 'beak')) - middle(named(parts, 'eyes'));
      };
      expect(beakIn([0.8, 0]), companion).toBeGreaterThan(0);
      expect(beakIn([-0.8, -0.3]), companion).toBeLessThan(0);
      // What it carries stays before it.
      expect(beakIn([-0.8, -0.3], { bites: true }), companion).toBeGreaterThan(0);
    }
  });

  it('goes back with a look up, so that the beak points up', () => {
    for (const companion of BIRDS) {
      const beak = (gaze: CompanionOrder['gaze']): number => boxOf(named(draw(companion, { gaze }), 'beak')).top;
      expect(beak([0.4, -0.9]), companion).toBeLessThan(beak([0.4, 0]) - 0.8);
    }
  });

  it('has nothing pale below its eye that would be a tear', () => {
    const [head] = named(draw('pigeon'), 'head');
    const inHead = head ? [head] : [];
    const eyes = boxOf(named(inHead, 'eyes'));
    const pale = forms(inHead).filter(
      ({ color: [lightness], name }) => lightness > 0.93 && name !== 'eye' && name !== 'beak',
    );
    const outside = pale.filter((one) => boxOf([one]).right > eyes.right + 0.2);
    for (const one of outside) expect(boxOf([one]).left).toBeGreaterThan(eyes.right - 0.4);
  });
});

describe('a duckling', () => {
  const share = (parts: readonly Sketch[]): number => {
    const [head, whole] = [boxOf(named(parts, 'eyes')), boxOf(parts)];
    return (head.bottom - head.top) / (whole.bottom - whole.top);
  };
  const yellow = (parts: readonly Sketch[]): number => forms(parts).find(({ name }) => name === 'coat')?.color[2] ?? 0;

  it('is yellow, with the large head and the stumps of wings of somebody newly hatched', () => {
    const [grown, young] = [draw('duck'), draw('duck', { isYoung: true })];
    expect(yellow(young)).toBeGreaterThan(yellow(grown) + 0.08);
    expect(share(young)).toBeGreaterThan(share(grown) * 1.25);
    const wide = (parts: readonly Sketch[]): number =>
      Math.max(...named(parts, 'wing').map((one) => boxOf([one]).right - boxOf([one]).left));
    expect(wide(young)).toBeLessThan(wide(grown) * 0.6);
  });
});

describe('a bird that sits', () => {
  it('shows both feet on the ground below its feathers, unless it swims or sits in something', () => {
    for (const companion of BIRDS)
      for (const view of ['side', 'front'] as const) {
        const parts = draw(companion, { pose: 'sitting', view });
        const feet = named(parts, 'leg');
        expect(feet, `${companion} ${view}`).toHaveLength(1);
        expect(Math.abs(boxOf(feet).bottom), `${companion} ${view}`).toBeLessThan(0.6);
        const order = parts.flatMap(within);
        // Before the body, or the feathers would cover them.
        expect(
          order.findIndex((one) => one === feet[0]),
          `${companion} ${view}`,
        ).toBeGreaterThan(order.findIndex((one) => 'name' in one && one.name === 'coat'));
        expect(named(draw(companion, { pose: 'swimming', view }), 'leg')).toHaveLength(0);
        expect(named(draw(companion, { pose: 'sitting', view, isInside: true }), 'leg')).toHaveLength(0);
      }
  });
});

it('an ibis is not as black as a blackboard, and its bill is lighter than its head', () => {
  const parts = draw('ibis');
  const head = named(parts, 'head');
  const inside = head.length > 0 ? head : parts;
  const tones = (name: string): number[] =>
    named(inside, name).flatMap((one) => (one.kind === 'form' ? [one.color[0]] : []));
  expect(Math.min(...tones('coat'))).toBeGreaterThan(0.42);
  expect(Math.max(...tones('beak'))).toBeGreaterThan(Math.min(...tones('coat')) + 0.1);
});

describe('a penguin', () => {
  it('lies on its belly when it sleeps and swims: its back is up and its face in profile', () => {
    for (const pose of ['sleeping', 'swimming', 'flying'] as const) {
      const parts = draw('penguin', { pose });
      const all = boxOf(parts);
      expect(all.right - all.left, pose).toBeGreaterThan((all.bottom - all.top) * 1.3);
      expect(
        named(parts, 'eyes')
          .flatMap(within)
          .filter((one) => one.kind === 'bundle').length,
        pose,
      ).toBeLessThan(3);
      const beak = boxOf(named(parts, 'beak'));
      expect(beak.right, pose).toBeGreaterThan(all.right - 1);
    }
  });

  it('has gold at the throat that goes over into the white of the breast', () => {
    const gold = draw('penguin', { view: 'front' })
      .flatMap(within)
      .filter((one) => one.kind === 'form' && one.color[2] > 0.09 && one.color[0] > 0.8 && one.finish === 'flat');
    expect(gold.length).toBeGreaterThan(0);
    for (const one of gold) expect(one.kind === 'form' && one.to && one.alpha === 1).toBe(true);
  });
});

it('a flat bill is shut without air between its halves', () => {
  for (const companion of ['duck', 'goose'] as const) {
    const [lower, upper] = named(draw(companion), 'beak').map((one) => boxOf([one]));
    if (!lower || !upper) throw new RangeError('A bill has two halves');
    expect(lower.top, companion).toBeLessThan(upper.bottom - (upper.bottom - upper.top) * 0.3);
  }
});

it('a goose asleep lies flat, its head on its back and the bill towards its tail', () => {
  const [asleep, awake] = (['sleeping', 'standing'] as const).map((pose) => draw('goose', { pose }));
  if (!asleep || !awake) throw new RangeError('Both are drawn');
  const facing = (parts: readonly Sketch[]): number => {
    const [head, beak] = ['head', 'beak'].map((name) => boxOf(named(parts, name)));
    if (!head || !beak) throw new RangeError('A goose has a head');
    return Math.sign((beak.left + beak.right) / 2 - (head.left + head.right) / 2);
  };
  expect([facing(asleep), facing(awake)]).toEqual([-1, 1]);
  const [all, head] = [boxOf(asleep), boxOf(named(asleep, 'head'))];
  expect(all.right - head.right).toBeGreaterThan(4);
  expect(all.bottom - all.top).toBeLessThan(all.right - all.left);
});

describe('a goose', () => {
  it('has one outline from its breast to the top of its head', () => {
    for (const companion of BIRDS.filter((one) => one !== 'ibis'))
      for (const view of ['side', 'front'] as const) {
        const parts = draw(companion, { view });
        const [head] = named(parts, 'head');
        const [body] = parts.filter((one) => one.kind === 'form' && one.name === 'coat');
        if (!head || !body) throw new RangeError('A bird has both');
        const solid = within(head).filter(
          (one) => one.kind === 'form' && one.finish === 'solid' && one.name === 'coat',
        );
        expect(solid, `${companion} ${view}`).toHaveLength(0);
        expect(boxOf([body]).top, `${companion} ${view}`).toBeLessThan(boxOf(named(parts, 'eyes')).top);
      }
  });

  it('has a bill that is rooted in its face, and not behind its edge', () => {
    for (const companion of BIRDS) {
      const parts = draw(companion);
      const order = parts.flatMap(within);
      const [beak] = named(parts, 'beak');
      const last = order.findLastIndex((one) => one.kind === 'form' && one.name === 'coat' && one.finish === 'solid');
      const [head] = named(parts, 'head');
      expect(head && beak && within(head).includes(beak), companion).toBe(true);
      if (companion === 'goose') expect(order.indexOf(beak as Sketch)).toBeLessThan(last);
    }
  });

  it('sings with the whole body: neck stretched, bill wide open, both wings out', () => {
    const [quiet, loud] = [draw('goose'), draw('goose', { expression: 'singing', speaks: true })];
    const high = (parts: readonly Sketch[]): number => -boxOf(named(parts, 'head')).top;
    expect(high(loud)).toBeGreaterThan(high(quiet) * 1.06);
    const gape = (parts: readonly Sketch[]): number => {
      const box = boxOf(named(parts, 'beak'));
      return box.bottom - box.top;
    };
    expect(gape(loud)).toBeGreaterThan(gape(quiet) * 1.6);
    expect(named(loud, 'wing')).toHaveLength(2);
    expect(named(quiet, 'wing')).toHaveLength(1);
    const spread = boxOf(named(loud, 'wing'));
    expect(spread.top).toBeLessThan(boxOf(named(quiet, 'wing')).top - 15);
  });

  it('calls with its neck ahead of it', () => {
    const ahead = (expression: 'calm' | 'calling'): number => boxOf(named(draw('goose', { expression }), 'head')).right;
    expect(ahead('calling')).toBeGreaterThan(ahead('calm') + 8);
  });

  it('stands on feet below its weight, between the middle of the belly and the breast', () => {
    for (const companion of BIRDS) {
      const parts = draw(companion);
      const legs = boxOf(named(parts, 'leg'));
      const body = boxOf(parts.filter((one) => one.kind === 'form' && one.name === 'coat'));
      const at = ((legs.left + legs.right) / 2 - body.left) / (body.right - body.left);
      expect(at, companion).toBeGreaterThan(0.45);
      expect(at, companion).toBeLessThan(0.8);
      expect(Math.abs(legs.bottom), companion).toBeLessThan(0.7);
    }
  });
});
