import { expect, it } from 'vitest';
import { inSeason } from '#studio/illustrator/composition/staging/wintry.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { bundle, type Sketch } from '#studio/illustrator/sketch.ts';

const formsOf = (sketch: Sketch): Sketch[] =>
  sketch.kind === 'bundle' ? sketch.children.flatMap(formsOf) : sketch.kind === 'form' ? [sketch] : [];

it('takes the leaves off a stump in the snow: no pale shard stands on its point beside it', () => {
  const stump = bundle(PROP_DRAWINGS['tree-stump'].draw({ isDark: false }));
  const pale = formsOf(inSeason(stump, 'tree-stump', 'snow')).filter(
    (one) => one.kind === 'form' && one.color[0] > 0.85 && boundsOf(one.path).bottom > -12,
  );
  expect(pale).toEqual([]);
  expect(formsOf(inSeason(stump, 'tree-stump', 'forest'))).toHaveLength(formsOf(stump).length);
});
