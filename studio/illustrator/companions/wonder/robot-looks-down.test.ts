import { describe, expect, it } from 'vitest';
import { robot } from '#studio/illustrator/companions/wonder/robot.data.ts';
import { centerOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { boxAroundSketch, bundle, partsNamed } from '#studio/illustrator/sketch.ts';

const partAt = (name: string, gaze: Point): Point => {
  const { parts } = robot.draw({ pose: 'crouching', view: 'front', expression: 'calm', gaze });
  const [part] = partsNamed(bundle(parts), name);
  if (!part) throw new RangeError(`A robot has ${name}`);
  return centerOf(boxAroundSketch(part));
};

describe('a robot that looks down at something', () => {
  it('bends its head over it, with the eyes low on the screen', () => {
    const ahead = partAt('head', [0, 0]);
    const down = partAt('head', [-0.5, 0.9]);
    expect(down[1]).toBeGreaterThan(ahead[1] + 2);
    expect(down[0]).toBeLessThan(ahead[0]);
    expect(partAt('eyes', [-0.5, 0.9])[1]).toBeGreaterThan(partAt('eyes', [0, 0])[1] + 4);
  });

  it('holds it as before when it looks up', () => {
    expect(partAt('head', [0, -0.9])[1]).toBeCloseTo(partAt('head', [0, 0])[1], 0);
  });
});

it('has hardly any light left in its chest when it is sad', () => {
  const lampOf = (expression: 'sad' | 'happy') => {
    const { parts } = robot.draw({ pose: 'sitting', view: 'front', expression, gaze: [0, 0] });
    const [lamp] = partsNamed(bundle(parts), 'chest-lamp');
    if (!lamp) throw new RangeError('A robot has a lamp');
    const { left, right } = boxAroundSketch(lamp);
    return right - left;
  };
  expect(lampOf('sad')).toBeLessThan(lampOf('happy') * 0.7);
});
