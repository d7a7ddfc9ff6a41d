import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { boundsOf, boxAround, ellipse } from '#studio/illustrator/geometry/path.ts';
import { classmates, PUPIL } from '#studio/illustrator/props/school/classmates.data.ts';
import { bundle, detail, partsNamed, pathsOf, type Sketch, withoutParts } from '#studio/illustrator/sketch.ts';

const widthOf = (sketch: Sketch): number => {
  const { left, right } = boxAround(pathsOf(sketch).map(boundsOf));
  return right - left;
};

describe('a class at its desks', () => {
  const pupils = partsNamed(bundle(classmates.draw({ isDark: false })), PUPIL);

  it('is twelve, none of whom has a tail before a neighbour', () => {
    expect(pupils.length).toBe(12);
    expect(pupils.flatMap((one) => partsNamed(one, 'tail'))).toEqual([]);
    expect(pupils.every((one) => widthOf(one) > 0)).toBe(true);
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
