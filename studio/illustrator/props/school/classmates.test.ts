import { describe, expect, it } from 'vitest';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { ellipse, middleOf } from '#studio/illustrator/geometry/path.ts';
import { classmates, PUPIL } from '#studio/illustrator/props/school/classmates.data.ts';
import { boxAroundSketch, bundle, detail, partsNamed, type Sketch, withoutParts } from '#studio/illustrator/sketch.ts';

const widthOf = (sketch: Sketch): number => {
  const { left, right } = boxAroundSketch(sketch);
  return right - left;
};

describe('a class at its desks', () => {
  const pupils = partsNamed(bundle(classmates.draw({ isDark: false })), PUPIL);

  it('is twelve, none of whom has a tail before a neighbour', () => {
    expect(pupils.length).toBe(12);
    expect(pupils.flatMap((one) => partsNamed(one, 'tail'))).toEqual([]);
    expect(pupils.every((one) => widthOf(one) > 0)).toBe(true);
  });

  const desks = partsNamed(bundle(classmates.draw({ isDark: false })), 'desk').map(boxAroundSketch);
  const heads = pupils.map((one) => middleOf(boxAroundSketch(partsNamed(one, 'head')[0] ?? one)));
  const pairs = desks.map((desk, at) => ({ desk, left: heads[at * 2] ?? 0, right: heads[at * 2 + 1] ?? 0 }));

  it('leans away from whoever is in the middle of the room', () => {
    const beside = pairs.filter(({ desk }) => Math.abs(middleOf(desk)) > 1);
    expect(beside.length).toBe(4);
    for (const { desk, left, right } of beside) {
      expect(Math.abs((left + right) / 2)).toBeGreaterThan(Math.abs(middleOf(desk)) + 3);
    }
    // The two at the middle desk of a row lean apart, those at the desk beside them the same way.
    for (const [aside, middle] of [pairs.slice(0, 2), pairs.slice(3, 5)]) {
      if (!aside || !middle) throw new RangeError('Each row has three desks');
      expect(middle.right - middle.left).toBeGreaterThan(aside.right - aside.left + 3);
    }
  });

  it('sits behind its desks, with neither laps nor feet below their tops', () => {
    pupils.forEach((pupil, at) => {
      expect(boxOf(pupil).bottom).toBeLessThan((desks[Math.floor(at / 2)]?.top ?? 0) + 9);
    });
    // They are drawn with their laps, so that it is their desks that hide them.
    expect(pupils.some((one) => boxAroundSketch(one).bottom > boxOf(one).bottom + 5)).toBe(true);
  });
});

describe('withoutParts', () => {
  it('leaves out what has the name, however deep, and nothing else', () => {
    const one = (name: string) => detail(ellipse([0, 0], [1, 1]), hex('#000000'), { name });
    const whole = bundle([one('tail'), bundle([one('paw'), one('tail')], { name: 'legs' })]);
    const left = withoutParts(whole, 'tail');
    expect(partsNamed(left, 'tail')).toEqual([]);
    expect(partsNamed(left, 'paw').length).toBe(1);
    expect(partsNamed(left, 'legs').length).toBe(1);
  });
});
