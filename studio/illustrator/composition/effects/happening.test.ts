/** What happens in a picture is seen where it happens: it runs down, pops out, leaps off, and stands on no eye. */
import { describe, expect, it } from 'vitest';
import type { CastMember, PropPlacement, Scene } from '#core/story/scene.ts';
import type { Companion } from '#core/story/vocabulary.ts';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import { facesOf, siteOf } from '#studio/illustrator/composition/effects/site.ts';
import { isLeaping } from '#studio/illustrator/composition/effects/leaping.ts';
import { type Box, boundsOf } from '#studio/illustrator/geometry/path.ts';
import type { Group, PictureNode } from '#studio/illustrator/picture.ts';
import { marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const orderOf = (scene: Scene) =>
  ({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 4, kind: 'page' }) as const;

const companionOf = ({ who }: CastMember): Companion | null => ('companion' in who ? who.companion : null);

const placedIn = (scene: Scene, ref: string) => {
  const placed = placedScene(orderOf(scene));
  const one = placed.find((each) => each.ref === ref);
  if (!one) throw new RangeError(`Nobody is "${ref}"`);
  return { one, placed };
};

const groupsIn = (nodes: readonly PictureNode[], name: string): Group[] =>
  nodes.flatMap((node) =>
    node.kind === 'group' ? [...(node.name === name ? [node] : []), ...groupsIn(node.children, name)] : [],
  );

const boxesOf = (scene: Scene, name: string): Box[] =>
  groupsIn(composePicture(orderOf(scene)).nodes, name)
    .flatMap(marksOf)
    .map(({ path }) => boundsOf(path));

describe('what is poured over somebody', () => {
  const [first, second] = testScene({ setting: 'desert', pose: 'standing', facing: 'onward', companion: 'sheep' })
    .cast as [CastMember, CastMember];
  const scene: Scene = {
    ...testScene({ setting: 'desert' }),
    cast: [{ ...first, carries: 'watering-can', holds: 'out', gesture: 'pouring' }, second],
    effects: [{ effect: 'drops', at: first.ref, towards: second.ref }],
  };

  it('runs down them', () => {
    const { one } = placedIn(scene, second.ref);
    const tall = one.box.bottom - one.box.top;
    const lowest = Math.max(...boxesOf(scene, 'effect:drops').map(({ bottom }) => bottom));
    expect(lowest).toBeGreaterThan(one.box.top + tall * 0.3);
  });
});

describe('the trail of somebody who has gone', () => {
  it('has their prints and not those of whoever follows it', () => {
    const scene = testScene({ setting: 'desert', pose: 'walking', facing: 'onward' });
    const outlines = (of?: Companion): number => {
      const effects: Scene['effects'] = [{ effect: 'footprints', at: 'hero', ...(of ? { of } : {}) }];
      const [prints] = groupsIn(composePicture(orderOf({ ...scene, effects })).nodes, 'effect:footprints');
      return (prints ? marksOf(prints) : []).flatMap(({ path }) => path.filter(([command]) => command === 'M')).length;
    };
    expect(outlines('duck')).toBeGreaterThan(0);
    // A foot has a ball and a heel, a bird four toes.
    expect(outlines('duck')).not.toBe(outlines());
  });
});

describe('what has been dragged along', () => {
  it('leaves one long line on the ground beside the prints, and not over them', () => {
    const scene = testScene({ setting: 'desert', pose: 'walking', facing: 'onward' });
    const effects: Scene['effects'] = [{ effect: 'drag-mark', at: 'hero', towards: 'companion' }];
    const [mark] = boxesOf({ ...scene, effects }, 'effect:drag-mark');
    const { one } = placedIn(scene, 'hero');
    if (!mark) throw new RangeError('There is a mark');
    expect(mark.right - mark.left).toBeGreaterThan(200);
    expect(mark.bottom - mark.top).toBeLessThan(mark.right - mark.left);
    expect(mark.bottom).toBeGreaterThan(one.ground[1] - 20);
  });
});

describe('the prints of a camel', () => {
  it('are broad pads, larger than those of anybody else', () => {
    const widest = (of: Companion): number => {
      const scene = testScene({ setting: 'desert', pose: 'walking', facing: 'onward' });
      const boxes = boxesOf({ ...scene, effects: [{ effect: 'footprints', at: 'hero', of }] }, 'effect:footprints');
      return boxes.length === 0 ? 0 : Math.max(...boxes.map(({ bottom, top }) => bottom - top));
    };
    expect(widest('camel')).toBeGreaterThan(widest('lion'));
  });
});

describe('what bursts in a pot', () => {
  const things: readonly PropPlacement[] = [
    { ref: 'table', prop: 'table', place: { along: 'end', plane: 'middle' } },
    { ref: 'pot', prop: 'soup-pot', place: { along: 'end', plane: 'middle', on: 'table' } },
    { ref: 'acorn', prop: 'acorn', place: { along: 'end', plane: 'middle', on: 'pot', height: 'high' } },
  ];
  const scene: Scene = {
    ...testScene({ setting: 'kitchen' }),
    props: things,
    effects: [{ effect: 'burst', at: 'pot', towards: 'acorn' }],
  };

  it('flies out above it', () => {
    const { one, placed } = placedIn(scene, 'acorn');
    const pot = placed.find(({ ref }) => ref === 'pot');
    expect(one.box.bottom).toBeLessThan(pot?.box.top ?? 0);
    expect(one.box.left).toBeLessThan((pot?.box.right ?? 0) + 60);
  });

  it('sends its rays up from the rim, and none through the table', () => {
    const { one: pot } = placedIn(scene, 'pot');
    for (const { bottom } of boxesOf(scene, 'effect:burst')) expect(bottom).toBeLessThan(pot.box.bottom);
  });
});

describe('somebody who leaps', () => {
  const leaping = (height: 'low' | 'ground'): Scene => {
    const scene = testScene({ setting: 'garden', companion: 'squirrel', pose: 'jumping' });
    const [hero, squirrel] = scene.cast as [CastMember, CastMember];
    return {
      ...scene,
      cast: [hero, { ...squirrel, place: { along: 'center-end', plane: 'middle', height } }],
      effects: [{ effect: 'dust', at: 'companion' }],
    };
  };

  it('has a take-off on the ground, and an arc up from it', () => {
    const scene = leaping('low');
    const { one, placed } = placedIn(scene, 'companion');
    expect(isLeaping(siteOf(one, null, { scene, placed, companionOf }))).toBe(true);
    const boxes = boxesOf(scene, 'effect:dust');
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeGreaterThan(one.ground[1] - 20);
    const between = boxes.filter(({ top, bottom }) => top > one.box.bottom && bottom < one.ground[1] - 20);
    expect(between.length).toBeGreaterThan(1);
  });
});

describe('a face', () => {
  it('has its eyes in it, however wide apart they are: no drop stands on the eye of a frog', () => {
    const scene = testScene({ setting: 'garden', companion: 'frog', pose: 'standing' });
    const { one, placed } = placedIn(scene, 'companion');
    const told = { scene, placed, companionOf };
    const { eyes } = siteOf(one, null, told);
    const [, face] = facesOf(
      placed.filter(({ kind }) => kind === 'cast'),
      told,
    );
    expect(eyes.length).toBeGreaterThan(0);
    for (const [x, y] of eyes) {
      expect(Math.hypot(x - (face?.at[0] ?? 0), y - (face?.at[1] ?? 0))).toBeLessThan((face?.size ?? 0) * 0.9);
    }
  });
});
