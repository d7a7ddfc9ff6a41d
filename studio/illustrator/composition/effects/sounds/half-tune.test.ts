import { describe, expect, it } from 'vitest';
import type { Effect } from '#core/story/vocabulary.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { boundsOf, centerOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { boundsOfGroup, groupNamed, marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const hero = testCharacter({ id: 'h' });

const heard = (effect: Effect): { marks: readonly Point[]; from: Point } => {
  const scene = testScene({ setting: 'desert', pose: 'standing', facing: 'three-quarter' });
  const [first] = scene.cast;
  if (!first) throw new RangeError('Somebody sings');
  const effects = [{ effect, at: 'hero' }];
  const order = { characters: [hero], artStyle: 'gouache', seed: 5, kind: 'page' } as const;
  const picture = composePicture({ ...order, scene: { ...scene, cast: [first], effects } });
  return {
    marks: marksOf(groupNamed(picture, `effect:${effect}`)).map(({ path }) => centerOf(boundsOf(path))),
    from: centerOf(boundsOfGroup(picture, 'head')),
  };
};

describe('a tune that breaks off', () => {
  it('has the place of its last note free, farther away than all that is heard of it', () => {
    const { marks, from } = heard('half-tune');
    const away = marks.map(([x, y]) => Math.hypot(x - from[0], y - from[1]));
    const gap = away.at(-1) ?? 0;
    expect(away.length).toBeGreaterThan(4);
    expect(gap - Math.max(...away.slice(0, -1))).toBeGreaterThan(20);
  });

  it('has fewer notes than one that is sung to its end', () => {
    expect(heard('half-tune').marks.length).toBeLessThan(heard('notes').marks.length);
  });
});

describe('a song', () => {
  it('does not go back over the hair of whoever sings it', () => {
    const { marks, from } = heard('notes');
    const over = marks.filter(([x, y]) => Math.abs(x - from[0]) < 40 && y < from[1] - 40);
    expect(marks.length).toBeGreaterThan(4);
    expect(over).toEqual([]);
  });
});
