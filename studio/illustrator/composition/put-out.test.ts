import { expect, it } from 'vitest';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { touched } from '#studio/illustrator/composition/contact/resting.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';
import type { Scene } from '#core/story/scene.ts';

const thingIn = (changes: Partial<Scene>): Placed => {
  const scene: Scene = { ...testScene({ setting: 'forest' }), light: 'moonlight', ...changes };
  const placed = placedScene({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 3, kind: 'page' });
  const found = placed.find(({ ref }) => ref === 'thing');
  if (!found) throw new RangeError('The thing is there');
  return found;
};

const glows = (sketch: Sketch): number =>
  sketch.kind === 'bundle'
    ? sketch.children.reduce((sum, one) => sum + glows(one), 0)
    : Number(sketch.kind === 'glow' && sketch.effect !== 'shade');

it('has a lantern that smokes put out, also by night', () => {
  const props = [{ ref: 'thing', prop: 'lantern', place: { along: 'end', plane: 'near' } }] as const;
  expect(glows(thingIn({ props }).sketch)).toBeGreaterThan(0);
  expect(glows(thingIn({ props, effects: [{ effect: 'smoke', at: 'thing' }] }).sketch)).toBe(0);
});

it('has a whole class behind everybody, wider than any single thing', () => {
  const props = [{ ref: 'thing', prop: 'classmates', place: { along: 'center', plane: 'far' } }] as const;
  const { box } = thingIn({ setting: 'school', light: 'day', props });
  expect(box.right - box.left).toBeGreaterThan(500);
});

it('has what fell into the snow lie askew, and what stands there upright', () => {
  const props = [{ ref: 'thing', prop: 'music-box', place: { along: 'end', plane: 'near' } }] as const;
  const scene = { setting: 'snow', light: 'day', props } as const;
  const wideOf = ({ box }: Placed): number => (box.right - box.left) / (box.bottom - box.top);
  const [stands, fell] = [thingIn(scene), thingIn({ ...scene, effects: [{ effect: 'snow-puff', at: 'thing' }] })];
  expect(JSON.stringify(fell.sketch)).not.toBe(JSON.stringify(stands.sketch));
  expect(Math.abs(wideOf(fell) - wideOf(stands))).toBeGreaterThan(0.05);
});

it('has a toy as large as what is carried of its kind, on the ground and not in the sky', () => {
  const asToy = (prop: 'train' | 'kite', isToy: boolean): Placed =>
    thingIn({
      light: 'day',
      props: [{ ref: 'thing', prop, place: { along: 'end', plane: 'near' }, ...(isToy ? { isToy } : {}) }],
    });
  const wide = ({ box }: Placed): number => box.right - box.left;
  expect(wide(asToy('train', true))).toBeLessThan(wide(asToy('train', false)) * 0.7);
  expect(asToy('kite', true).lift).toBe(0);
  expect(asToy('kite', true).box.bottom).toBeGreaterThan(asToy('kite', false).box.bottom + 200);
});

it('has cloth lie on the ground under the hand of whoever touches it', () => {
  const wide = (prop: 'scarf' | 'shovel'): number => {
    const { left, right, top, bottom } = touched(prop, false).box;
    return (right - left) / (bottom - top);
  };
  expect(wide('scarf')).toBeGreaterThan(1.4);
  expect(wide('shovel')).toBeLessThan(1);
});
