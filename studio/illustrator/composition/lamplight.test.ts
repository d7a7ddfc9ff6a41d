import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import type { Scene } from '#core/story/scene.ts';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import { lampLit, lampsIn, shinesAloft } from '#studio/illustrator/composition/lamplight.ts';
import { lightOf } from '#studio/illustrator/composition/submerge.ts';
import { groupNamed } from '#studio/illustrator/picture-probe.ts';
import type { Group, Halo, PictureNode } from '#studio/illustrator/picture.ts';
import type { Rendering } from '#studio/illustrator/style/render.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const within = (group: Group): readonly PictureNode[] =>
  group.children.flatMap((node) => (node.kind === 'group' ? [node, ...within(node)] : [node]));

const member = (scene: Scene): Group => {
  const picture = composePicture({ scene, characters: [testCharacter()], artStyle: 'gouache', seed: 4, kind: 'page' });
  return groupNamed(picture, 'cast:hero');
};

/** The lights on the face, the group of which is empty when there is none. */
const onFace = (scene: Scene): readonly Halo[] => {
  const lit = within(member(scene)).find((node) => node.kind === 'group' && node.name === 'lamp-on-face');
  return lit?.kind === 'group' ? lit.children.filter((node): node is Halo => node.kind === 'halo') : [];
};

const headOf = (scene: Scene): number => {
  const head = within(member(scene)).find((node) => node.kind === 'group' && node.name === 'head');
  const marks =
    head?.kind === 'group' ? within(head).filter((node) => node.kind === 'mark' && node.name === 'skin') : [];
  const xs = marks.flatMap((node) =>
    node.kind === 'mark' ? node.path.flatMap((step) => (step[0] === 'C' ? [step[5]] : [])) : [],
  );
  return (Math.min(...xs) + Math.max(...xs)) / 2;
};

const alone = (changes: Parameters<typeof testScene>[0]): Scene => {
  const scene = testScene({ pose: 'standing', facing: 'front', prop: 'lantern', ...changes });
  return { ...scene, cast: scene.cast.slice(0, 1) };
};

describe('the light of a lamp', () => {
  it('falls on the face of who carries it by night, and on nobody by day', () => {
    const carried = (light: Scene['light']): Scene => ({ ...alone({ light, carries: 'lantern' }), props: [] });
    expect(onFace(carried('moonlight')).length).toBeGreaterThan(0);
    expect(onFace(carried('dusk')).length).toBeGreaterThan(0);
    expect(onFace(carried('day')).length).toBe(0);
  });

  it('comes from the side where the lamp stands', () => {
    for (const along of ['start', 'end'] as const) {
      const scene = alone({ light: 'moonlight' });
      const beside: Scene = {
        ...scene,
        cast: scene.cast.map((one) => ({ ...one, place: { along: 'center', plane: 'near' } })),
        props: [
          {
            ref: 'prop',
            prop: 'campfire',
            place: { along: along === 'start' ? 'start-center' : 'center-end', plane: 'near' },
          },
        ],
      };
      const [glow] = onFace(beside);
      const away = (glow?.center[0] ?? 0) - headOf(beside);
      expect(Math.sign(away), along).toBe(along === 'start' ? -1 : 1);
    }
  });

  it('is plain on a face some steps away, with an edge on its side and the night on the other cheek', () => {
    for (const skinTone of ['porcelain', 'ebony'] as const) {
      const told = alone({ light: 'moonlight' });
      const scene: Scene = {
        ...told,
        cast: told.cast.map((one) => ({ ...one, place: { along: 'start-center', plane: 'near' } })),
        props: [{ ref: 'prop', prop: 'campfire', place: { along: 'end', plane: 'near' } }],
      };
      const character = testCharacter({ looks: { ...DEFAULT_LOOKS, skinTone } });
      const picture = composePicture({ scene, characters: [character], artStyle: 'gouache', seed: 4, kind: 'page' });
      const face = within(groupNamed(picture, 'cast:hero')).find(
        (node) => node.kind === 'group' && node.name === 'lamp-on-face',
      );
      const halos = face?.kind === 'group' ? face.children.filter((node): node is Halo => node.kind === 'halo') : [];
      const [warm, edge, far] = halos;
      if (!warm || !edge || !far) throw new RangeError('A face has two lights and a shade');
      expect(edge.center[0]).toBeGreaterThan(warm.center[0]);
      expect(far.center[0]).toBeLessThan(warm.center[0]);
      const brightest = edge.stops[0]?.[1] ?? '';
      expect(Number(/([\d.]+)\)$/.exec(brightest)?.[1]), `${skinTone} ${brightest}`).toBeGreaterThan(0.25);
    }
  });

  it('leaves who is far from it in the light of the night', () => {
    const scene = alone({ light: 'moonlight' });
    const far: Scene = {
      ...scene,
      cast: scene.cast.map((one) => ({ ...one, place: { along: 'start', plane: 'near' } })),
      props: [{ ref: 'prop', prop: 'candle', place: { along: 'end', plane: 'near' } }],
    };
    expect(onFace(far)).toEqual([]);
  });
});

describe('a light in the air', () => {
  it('is above a place of the ground, from which shadows go, but for one in the sky', () => {
    const lampOf = (prop: 'campfire' | 'star') => {
      const scene = alone({ light: 'moonlight', prop });
      const order = { characters: [testCharacter()], artStyle: 'gouache', seed: 4, kind: 'page' } as const;
      const place = { along: 'end', plane: 'far', ...(prop === 'star' ? { height: 'high' as const } : {}) } as const;
      const told: Scene = { ...scene, props: [{ ref: 'prop', prop, place }] };
      const [lamp] = lampsIn(told, placedScene({ ...order, scene: told }), lightOf(told));
      if (!lamp) throw new RangeError('Something shines');
      return lamp;
    };
    expect(lampOf('campfire').above).toBeDefined();
    expect(lampOf('star')).not.toHaveProperty('above');
  });

  it('throws no shade of its own on the ground it lights; one that stands there does', () => {
    const lamps = [{ ref: 'star', at: [500, 500] as const, reach: 150 }];
    expect(shinesAloft({ ref: 'star', lift: 120 }, lamps)).toBe(true);
    expect(shinesAloft({ ref: 'star', lift: 0 }, lamps)).toBe(false);
    expect(shinesAloft({ ref: 'bird', lift: 120 }, lamps)).toBe(false);
  });
});

describe('a lamp that is too far away', () => {
  it('lights nobody, and makes nobody darker', () => {
    const [hero] = placedScene({
      scene: alone({ light: 'moonlight' }),
      characters: [testCharacter()],
      artStyle: 'gouache',
      seed: 4,
      kind: 'page',
    });
    if (!hero) throw new RangeError('The hero is placed');
    const rendering = { lamps: [] } as unknown as Rendering;
    const lampsAt = (by: number): Rendering =>
      lampLit(hero, [{ ref: 'star', at: [hero.box.left - by, hero.box.top], reach: 150 }], rendering)[1];
    expect(lampsAt(160)).toBe(rendering);
    expect(lampsAt(100).lamps).toHaveLength(1);
  });
});

it('lies under no air where it shines in the sky, however far away it is', () => {
  const told = testScene({ companion: 'little-star', light: 'moonlight', setting: 'village-roof' });
  const place = { along: 'end', plane: 'far', height: 'high' } as const;
  const cast = told.cast.map((one) => (one.ref === 'companion' ? { ...one, place } : one));
  const orderIn = (light: Scene['light']): readonly string[] =>
    composePicture({
      scene: { ...told, cast, light },
      characters: [testCharacter()],
      artStyle: 'gouache',
      seed: 4,
      kind: 'page',
    }).nodes.flatMap((node) => (node.kind === 'group' && node.name ? [node.name] : []));
  const night = orderIn('moonlight');
  expect(night.indexOf('cast:companion')).toBeGreaterThan(night.lastIndexOf('value'));
  const day = orderIn('day');
  expect(day.indexOf('cast:companion')).toBeLessThan(day.lastIndexOf('value'));
});
