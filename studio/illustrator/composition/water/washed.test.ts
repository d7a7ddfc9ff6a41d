import { expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import { pathsOf } from '#studio/illustrator/sketch.ts';

const place = { along: 'center-end', plane: 'near' } as const;

/** A cloud over a blackboard, on which it rains or beside which it does. */
const rainedOn = (isBoard: boolean): Scene => {
  const told = testScene({ setting: 'school', pose: 'standing' });
  const cloud = {
    ref: 'cloud',
    who: { companion: 'little-cloud', name: null },
    pose: 'flying',
    facing: 'against',
    expression: 'proud',
    place: { ...place, height: 'high' },
    gaze: 'ahead',
    action: 'rains',
  } as const;
  return {
    ...told,
    cast: [...told.cast, cloud],
    props: [{ ref: 'board', prop: 'blackboard', place }],
    effects: [{ effect: 'drops', at: 'cloud', towards: isBoard ? 'board' : 'hero' }],
  };
};

/** Narrow long lines on the board that end in its lower half. */
const runsOn = (scene: Scene): number => {
  const all = placedScene({
    scene,
    characters: [testCharacter({ id: 'h' })],
    artStyle: 'gouache',
    seed: 1,
    kind: 'page',
  });
  const board = all.find(({ ref }) => ref === 'board');
  if (!board) throw new RangeError('The board is not placed');
  const { top, bottom, left, right } = board.box;
  const [tall, wide] = [bottom - top, right - left];
  return pathsOf(board.sketch)
    .map(boundsOf)
    .filter(
      (run) =>
        run.right - run.left < wide * 0.05 &&
        run.bottom - run.top > tall * 0.15 &&
        run.top > top &&
        run.bottom < bottom - tall * 0.03 &&
        run.bottom > top + tall * 0.5,
    ).length;
};

it('has what is written on a board run down it in the rain, and only there', () => {
  expect(runsOn(rainedOn(true))).toBeGreaterThan(runsOn(rainedOn(false)) + 7);
});
