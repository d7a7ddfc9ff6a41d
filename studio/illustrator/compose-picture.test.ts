import { describe, expect, it } from 'vitest';
import type { Scene } from '#core/story/scene.ts';
import { ART_STYLES } from '#core/story/brief.ts';
import {
  COMPANIONS,
  EXPRESSIONS,
  FACINGS,
  FRAMINGS,
  HIDDEN,
  LIGHTS,
  POSES,
  PROPS,
  SETTINGS,
  WEATHERS,
} from '#core/story/vocabulary.ts';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import { hiddenFaces } from '#studio/illustrator/composition/contact/faces.ts';
import type { Picture } from '#studio/illustrator/picture.ts';
import {
  boundsOfGroup,
  groupNamed,
  marksOf,
  pictureNumbers,
  testCharacter,
  testScene,
} from '#studio/illustrator/picture-probe.ts';

const characters = [testCharacter({ id: 'h' }), testCharacter({ id: 'f', age: 9, name: 'Omar' })];

const compose = (
  scene: Scene,
  options: { artStyle?: (typeof ART_STYLES)[number]; seed?: number; kind?: 'page' | 'cover' } = {},
) =>
  composePicture({
    scene,
    characters,
    artStyle: options.artStyle ?? 'gouache',
    seed: options.seed ?? 1,
    kind: options.kind ?? 'page',
  });

/** Streets and walls run on far beyond the page; a coordinate that exploded is far beyond this. */
const FAR = 40_000;

const soundness = (scene: Scene, artStyle?: (typeof ART_STYLES)[number]): Picture => {
  const picture = compose(scene, artStyle ? { artStyle } : {});
  const numbers = pictureNumbers(picture);
  expect(numbers.length).toBeGreaterThan(500);
  expect(numbers.every((value) => Number.isFinite(value) && Math.abs(value) < FAR)).toBe(true);
  return picture;
};

describe('composePicture', () => {
  it('gives the same picture for the same order and another one for another seed', () => {
    expect(compose(testScene())).toEqual(compose(testScene()));
    expect(compose(testScene(), { seed: 2 })).not.toEqual(compose(testScene()));
  });

  it.each(SETTINGS)('draws %s in every variant, each differently', (setting) => {
    const pictures = [0, 1, 2].map((variant) => soundness(testScene({ setting, variant })));
    expect(new Set(pictures.map((picture) => JSON.stringify(picture))).size).toBe(3);
  });

  // A variant that is not there is one that is.
  it('draws a variant of any number', () => {
    soundness(testScene({ variant: 7 }));
  });

  it.each(LIGHTS)('draws %s', (light) => void soundness(testScene({ light })));
  it.each(WEATHERS)('draws %s', (weather) => void soundness(testScene({ weather })));
  it.each(FRAMINGS)('draws %s', (framing) => void soundness(testScene({ framing })));
  it.each(ART_STYLES)('draws in %s', (artStyle) => void soundness(testScene(), artStyle));

  it('draws every light differently', () => {
    expect(new Set(LIGHTS.map((light) => JSON.stringify(compose(testScene({ light })).nodes[0]))).size).toBe(
      LIGHTS.length,
    );
  });

  // Every pose of each is drawn by its own test; here a tenth of them takes part in a page, another tenth for the next one.
  it.each(COMPANIONS.map((companion, turn) => [companion, turn] as const))(
    'draws the companion %s',
    (companion, turn) => {
      for (const pose of POSES.filter((_, index) => index % 10 === turn % 10)) {
        const scene = testScene({ companion, pose });
        const box = boundsOfGroup(compose(scene), 'cast:companion');
        expect(box.right - box.left).toBeGreaterThan(15);
        expect(box.bottom - box.top).toBeGreaterThan(15);
      }
    },
  );

  it.each(PROPS)('draws the prop %s standing and carried', (prop) => {
    const picture = compose(testScene({ prop, carries: prop }));
    expect(marksOf(groupNamed(picture, 'prop:prop')).length).toBeGreaterThan(1);
    expect(marksOf(groupNamed(picture, 'held')).length).toBeGreaterThan(1);
  });

  it.each(HIDDEN)('hides the %s inside the safe part of the page', (hidden) => {
    const box = boundsOfGroup(compose(testScene({ hidden })), hidden);
    expect(box.left).toBeGreaterThan(47);
    expect(box.right).toBeLessThan(953);
    expect(box.right - box.left).toBeLessThan(80);
  });

  // Every pose meets every facing in one of the framings, in turn.
  it.each(FRAMINGS.map((framing, turn) => [framing, turn] as const))(
    'keeps every member of the cast inside the outer 10 mm in a %s shot',
    (framing, turn) => {
      const safe = (10 / 216) * 1000;
      const told = POSES.flatMap((pose, at) =>
        FACINGS.flatMap((facing, to) => ((at + to + turn) % FRAMINGS.length === 0 ? [{ pose, facing }] : [])),
      );
      for (const { pose, facing } of told) {
        const picture = compose(testScene({ setting: 'space', framing, pose, facing, direction: 'rtl' }));
        for (const ref of ['cast:hero', 'cast:companion']) {
          const box = boundsOfGroup(picture, ref);
          expect(box.left, `${pose} ${facing} ${ref}`).toBeGreaterThanOrEqual(safe);
          expect(box.right, `${pose} ${facing} ${ref}`).toBeLessThanOrEqual(1000 - safe);
          expect(box.top, `${pose} ${facing} ${ref}`).toBeGreaterThanOrEqual(safe);
          expect(framing === 'close' || box.bottom <= 1000 - safe, `${pose} ${facing} ${ref}`).toBe(true);
        }
      }
    },
  );

  it('makes the hero at least a third of the page high unless the shot is wide', () => {
    for (const framing of FRAMINGS) {
      const box = boundsOfGroup(compose(testScene({ framing, pose: 'standing' })), 'cast:hero');
      const visible = Math.min(1000, box.bottom) - box.top;
      expect(visible, framing).toBeGreaterThanOrEqual(framing === 'wide' ? 240 : 333);
    }
  });

  it('leaves the title zone of a cover free of the cast', () => {
    for (const framing of FRAMINGS) {
      const picture = compose(testScene({ framing, calmZone: 'top' }), { kind: 'cover' });
      expect(boundsOfGroup(picture, 'cast:hero').top, framing).toBeGreaterThan(340);
    }
  });

  it('places for the reading direction', () => {
    const middle = (direction: 'ltr' | 'rtl'): number => {
      const box = boundsOfGroup(compose(testScene({ direction })), 'cast:companion');
      return (box.left + box.right) / 2;
    };
    expect(middle('ltr')).toBeGreaterThan(550);
    expect(middle('rtl')).toBeLessThan(450);
  });

  it('draws a companion as large as the story has it', () => {
    const tall = (size: number): number => {
      const scene = testScene({ companion: 'dragon', pose: 'standing', framing: 'wide' });
      const cast = scene.cast.map((member) =>
        'companion' in member.who ? { ...member, who: { ...member.who, size } } : member,
      );
      const box = boundsOfGroup(compose({ ...scene, cast }), 'cast:companion');
      return box.bottom - box.top;
    };
    expect(tall(1.5) / tall(1)).toBeGreaterThan(1.3);
    expect(tall(0.5) / tall(1)).toBeCloseTo(0.5, 1);
  });

  it('does not hide the hero behind a companion who stands nearer', () => {
    const scene = testScene({ companion: 'camel', pose: 'crouching', framing: 'low-angle' });
    const [hero, ...others] = scene.cast;
    if (!hero) throw new RangeError('The scene has a hero');
    const behind = { ...hero, place: { along: 'end', plane: 'middle' } } as const;
    const told = { ...scene, cast: [behind, ...others] };
    const picture = compose(told);
    const order = picture.nodes.flatMap((node) => (node.kind === 'group' ? [node.name ?? ''] : []));
    expect(order.indexOf('cast:hero')).toBeGreaterThan(order.indexOf('cast:companion'));
    const placed = placedScene({ scene: told, characters, artStyle: 'gouache', seed: 1, kind: 'page' });
    expect(hiddenFaces(placed)).toEqual([]);
  });

  it('lets two figures on one plane overlap a little and cover no face', () => {
    for (const pose of POSES) {
      const scene = testScene({ pose, companion: 'dog' });
      const picture = compose(scene);
      const hero = boundsOfGroup(picture, 'cast:hero');
      const dog = boundsOfGroup(picture, 'cast:companion');
      const overlap = Math.min(hero.right, dog.right) - Math.max(hero.left, dog.left);
      expect(overlap, pose).toBeLessThan(Math.min(hero.right - hero.left, dog.right - dog.left) * 0.55);
      const placed = placedScene({ scene, characters, artStyle: 'gouache', seed: 1, kind: 'page' });
      expect(hiddenFaces(placed), pose).toEqual([]);
    }
  });

  it('leaves out characters that it does not know', () => {
    const picture = composePicture({ scene: testScene(), characters: [], artStyle: 'gouache', seed: 1, kind: 'page' });
    expect(marksOf(groupNamed(picture, 'cast:hero'))).toEqual([]);
  });

  it('shows every expression', () => {
    expect(
      new Set(
        EXPRESSIONS.map((expression) => JSON.stringify(groupNamed(compose(testScene({ expression })), 'cast:hero'))),
      ).size,
    ).toBe(EXPRESSIONS.length);
  });
});
