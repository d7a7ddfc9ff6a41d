import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { inWaterTo, ringsAt } from '#studio/illustrator/composition/water/waterline.ts';
import { type Box, boundsOf, boxAround, circle, roundedRect } from '#studio/illustrator/geometry/path.ts';
import {
  boxAroundSketch,
  type Bundle,
  bundle,
  detail,
  form,
  pathsOf,
  type Sketch,
} from '#studio/illustrator/sketch.ts';

const box: Box = { left: 400, right: 500, top: 300, bottom: 640 };
const body = form(roundedRect([400, 300], [100, 340]), hex('#c05030'), { name: 'accent' });
const eye = form(circle([450, 340], 6), hex('#202020'), { name: 'eye' });
const blush = detail(circle([430, 360], 20), hex('#e08080'));
const figure = bundle([body, eye, blush], { name: 'figure' });

const surface = 560;
/** The edge of a lens of still water sways a little. */
const RIPPLE = 4;
const named = (sketch: Sketch, name: string): Sketch[] => {
  if (sketch.kind === 'glow') return [];
  const own = sketch.name === name ? [sketch] : [];
  return sketch.kind === 'bundle' ? [...own, ...sketch.children.flatMap((child) => named(child, name))] : own;
};
const lensesIn = (sketch: Sketch): Bundle[] =>
  named(sketch, 'mirrored').filter((one): one is Bundle => one.kind === 'bundle' && one.clip !== undefined);
const clipOf = ({ clip }: Bundle): Box => boundsOf(clip ?? []);

describe('somebody in the water', () => {
  const wet = inWaterTo(figure, box, { surface, room: 200 });

  it('is cut off at the surface', () => {
    if (wet.kind !== 'bundle') throw new RangeError('Somebody in the water is a bundle');
    const cut = wet.children.find((one): one is Bundle => one.kind === 'bundle' && one.children.includes(figure));
    // The line bows towards the reader around what is round, and no deeper than a hand is wide.
    expect(boundsOf(cut?.clip ?? []).bottom).toBeGreaterThan(surface + 3);
    expect(boundsOf(cut?.clip ?? []).bottom).toBeLessThan(surface + 18);
    expect(boundsOf(cut?.clip ?? []).top).toBeLessThan(box.top);
  });

  it('is mirrored below the surface, upside down, weaker with every ripple', () => {
    const lenses = lensesIn(wet);
    expect(lenses).toHaveLength(3);
    for (const lens of lenses) {
      expect(clipOf(lens).top).toBeGreaterThanOrEqual(surface - RIPPLE);
      const { top } = boxAround(lens.children.flatMap(pathsOf).map(boundsOf));
      // What is lowest in the figure is nearest to the surface in the mirror.
      expect(top).toBeLessThan(surface);
    }
    const alphas = lenses.map((lens) => named(lens, 'mirrored').find(({ kind }) => kind === 'form'));
    const values = alphas.map((one) => (one?.kind === 'form' ? one.alpha : 1));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(Math.max(...values)).toBeLessThan(0.5);
  });

  it('has no eyes and no cheeks in the mirror, and no part that is looked for by its name', () => {
    for (const lens of lensesIn(wet)) {
      const forms = pathsOf(lens).length;
      expect(forms).toBe(1);
      for (const name of ['eye', 'accent', 'figure']) expect(named(lens, name)).toEqual([]);
    }
  });

  it('is not mirrored by the sand: the mirror ends where the water does', () => {
    for (const room of [12, 40, 90]) {
      const bottoms = lensesIn(inWaterTo(figure, box, { surface, room })).map((lens) => clipOf(lens).bottom);
      expect(Math.max(...bottoms)).toBeLessThanOrEqual(surface + room + RIPPLE);
    }
  });

  it('is seen through the water below it, bluer, and no farther than the water goes', () => {
    for (const room of [12, 40, 90]) {
      const below = named(inWaterTo(figure, box, { surface, room }), 'submerged');
      const clips = below.flatMap((one) => (one.kind === 'bundle' && one.clip ? [boundsOf(one.clip)] : []));
      expect(clips.length).toBeGreaterThan(0);
      for (const clip of clips) expect(clip.bottom).toBeLessThanOrEqual(surface + room + RIPPLE);
      for (const one of below) if (one.kind === 'form') expect(one.alpha).toBeLessThan(0.5);
    }
  });

  it('is lapped by a light line around each of its parts', () => {
    const leg = (x: number): Sketch => form(roundedRect([x, 300], [30, 340]), hex('#c05030'));
    const standing = inWaterTo(bundle([leg(400), leg(470)]), box, { surface, room: 90 });
    const lines = named(standing, 'rings').flatMap((one) => (one.kind === 'bundle' ? one.children : []));
    const widths = lines.map((one) => boxAroundSketch(one)).map(({ left, right }) => right - left);
    expect(widths.filter((wide) => wide > 28 && wide < 50)).toHaveLength(2);
  });

  it('has rings around it that widen and fade', () => {
    const rings = named(wet, 'rings').flatMap((one) => (one.kind === 'bundle' ? one.children : []));
    expect(rings.length).toBeGreaterThan(3);
    const [first] = ringsAt([450, surface], 40);
    const widths = (first?.kind === 'bundle' ? first.children : []).map((one) => {
      const { left, right } = boxAroundSketch(one);
      return right - left;
    });
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  });
});
