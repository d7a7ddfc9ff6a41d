import { describe, expect, it } from 'vitest';
import type { Direction } from '#core/locale/language.ts';
import { ART_STYLES, type ArtStyle } from '#core/story/brief.ts';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { EFFECTS, type Effect, FRAMINGS, LIGHTS } from '#core/story/vocabulary.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { boundsOf, type Box, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Group, Picture, PictureNode } from '#studio/illustrator/picture.ts';
import {
  boundsOfGroup,
  groupNamed,
  marksOf,
  pictureNumbers,
  testCharacter,
  testScene,
} from '#studio/illustrator/picture-probe.ts';

const hero = testCharacter({ id: 'h' });

const draw = (changes: Partial<Scene>, artStyle: ArtStyle = 'gouache'): Picture => {
  const scene = testScene({ setting: 'desert', pose: 'standing', facing: 'three-quarter' });
  return composePicture({ scene: { ...scene, ...changes }, characters: [hero], artStyle, seed: 5, kind: 'page' });
};

const drawWith = (effect: Effect, at: string, towards?: string): Picture =>
  draw({ effects: [{ effect, at, ...(towards ? { towards } : {}) }] });

const drawn = new Map<string, Picture>();
/** Drawn once for all tests that look at it. */
const withEffect = (effect: Effect, at: string, towards?: string): Picture => {
  const key = [effect, at, towards].join(' ');
  const picture = drawn.get(key) ?? drawWith(effect, at, towards);
  drawn.set(key, picture);
  return picture;
};

const all = (nodes: readonly PictureNode[]): readonly PictureNode[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node, ...all(node.children)] : [node]));

/** An effect may be drawn in several parts: below, behind and before. */
const partsOf = (picture: Picture, effect: Effect): readonly Group[] =>
  all(picture.nodes).filter((node): node is Group => node.kind === 'group' && node.name === `effect:${effect}`);

const boxOf = (picture: Picture, effect: Effect): Box => {
  const boxes = partsOf(picture, effect)
    .flatMap(marksOf)
    .map(({ path }) => boundsOf(path));
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
};

const halosIn = (picture: Picture, name: string): number =>
  all(groupNamed(picture, name).children).filter(({ kind }) => kind === 'halo').length;

/** Index of the last mark of a group in the order of painting. */
const paintedAt = (picture: Picture, name: string): number =>
  all(picture.nodes).findLastIndex((node) => node.kind === 'group' && node.name === name);

const eyesOf = (picture: Picture): Point[] =>
  marksOf(groupNamed(picture, 'cast:hero'))
    .filter(({ name }) => name === 'eye')
    .map(({ path }) => boundsOf(path))
    .map(({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2]);

/** How high each closed outline of a path is. */
const heightsOf = (path: Path): number[] => {
  const starts = path.flatMap(([command], index) => (command === 'M' ? [index] : []));
  return starts.map((start, index) => {
    const { top, bottom } = boundsOf(path.slice(start, starts[index + 1]));
    return bottom - top;
  });
};

const without = draw({});

describe.each(EFFECTS)('%s', (effect) => {
  it.each(['hero', 'companion', 'prop'])('is drawn where the %s is', (at) => {
    const picture = withEffect(effect, at);
    expect(partsOf(picture, effect).flatMap(marksOf).length).toBeGreaterThan(0);
    const owner = boundsOfGroup(picture, at === 'prop' ? 'prop:prop' : `cast:${at}`);
    const box = boxOf(picture, effect);
    expect(box.left).toBeLessThan(owner.right + 120);
    expect(box.right).toBeGreaterThan(owner.left - 120);
    expect(box.bottom).toBeGreaterThan(owner.top - 120);
    expect(box.top).toBeLessThan(owner.bottom + 60);
  });

  it('is large enough to be seen on a thumbnail', () => {
    for (const at of ['hero', 'companion']) {
      const box = boxOf(withEffect(effect, at), effect);
      const least = effect === 'tears' ? 24 : 70;
      expect(Math.max(box.right - box.left, box.bottom - box.top), at).toBeGreaterThan(least);
    }
  });

  it('leaves the eyes of the hero free of what is small and solid', () => {
    const picture = withEffect(effect, 'hero');
    const before = partsOf(picture, effect).filter(
      (part) => all(picture.nodes).indexOf(part) > paintedAt(picture, 'cast:hero'),
    );
    const over = before
      .flatMap(marksOf)
      .map(({ path }) => boundsOf(path))
      .filter((box) => box.right - box.left < 120 && box.bottom - box.top < 120);
    for (const [x, y] of eyesOf(picture)) {
      expect(over.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)).toBe(false);
    }
  });

  it('is the same again for the same order, and not there without being asked for', () => {
    expect(drawWith(effect, 'hero')).toEqual(withEffect(effect, 'hero'));
    expect(partsOf(without, effect)).toEqual([]);
    expect(partsOf(withEffect(effect, 'nobody'), effect)).toEqual([]);
  });

  it('has only finite numbers in every framing and style', () => {
    for (const [index, framing] of FRAMINGS.entries().filter(([at]) => at % 2 === EFFECTS.indexOf(effect) % 2)) {
      const light = LIGHTS[index] ?? 'day';
      const style = ART_STYLES[index % ART_STYLES.length] ?? 'gouache';
      const picture = draw({ framing, light, effects: [{ effect, at: 'hero', towards: 'prop' }] }, style);
      expect(pictureNumbers(picture).every(Number.isFinite), framing).toBe(true);
    }
  });
});

describe('an effect with a target', () => {
  it.each(['flame', 'beam', 'splash', 'drops', 'hearts', 'notes', 'sparks', 'sound-rings'] as const)(
    '%s goes there',
    (effect) => {
      const center = (picture: Picture): number => {
        const boxes = partsOf(picture, effect)
          .flatMap(marksOf)
          .map(({ path }) => boundsOf(path));
        return boxes.reduce((sum, box) => sum + (box.left + box.right) / 2, 0) / boxes.length;
      };
      const toFriend = withEffect(effect, 'hero', 'companion');
      expect(center(toFriend)).toBeGreaterThan(center(withEffect(effect, 'hero', 'prop')));
    },
  );

  it('reaches whom it is meant for, in both reading directions', () => {
    for (const direction of ['ltr', 'rtl'] satisfies Direction[]) {
      const picture = draw({ direction, effects: [{ effect: 'flame', at: 'hero', towards: 'companion' }] });
      const target = boundsOfGroup(picture, 'cast:companion');
      const box = boxOf(picture, 'flame');
      expect(box.left).toBeLessThan(target.right);
      expect(box.right).toBeGreaterThan(target.left);
    }
  });
});

it('is painted with the nearer of two, also when it falls from the sky', () => {
  const { cast } = testScene({ setting: 'desert', pose: 'standing', facing: 'three-quarter' });
  const [first, second] = cast;
  if (!first || !second) throw new Error('The scene has two in it');
  const bird = { ...second, who: { companion: 'bird', name: null }, pose: 'flying' } as const;
  const above = { ...bird, place: { along: 'end', plane: 'near', height: 'high' } } as const;
  const picture = draw({ cast: [first, above], effects: [{ effect: 'drops', at: above.ref, towards: first.ref }] });
  expect(paintedAt(picture, 'effect:drops')).toBeGreaterThan(paintedAt(picture, `cast:${first.ref}`));
});

describe('what shines', () => {
  it.each(['flame', 'sparks', 'glow', 'beam', 'twinkle'] as const)('%s lights its surroundings', (effect) => {
    expect(halosIn(withEffect(effect, 'hero'), 'light')).toBeGreaterThan(halosIn(draw({}), 'light'));
  });
});

describe('sparks', () => {
  const reddens = (picture: Picture): boolean => {
    const nodes = all(picture.nodes);
    const before = partsOf(picture, 'sparks').filter((part) => nodes.indexOf(part) > paintedAt(picture, 'cast:hero'));
    return before.some(({ children }) => all(children).some(({ kind }) => kind === 'halo'));
  };

  it('redden the face of whoever coughs them, and of nobody who holds what throws them', () => {
    expect(reddens(withEffect('sparks', 'hero'))).toBe(true);
    const [first] = testScene({ setting: 'desert', pose: 'standing', facing: 'three-quarter' }).cast;
    if (!first) throw new RangeError('The test scene has a lead');
    const cast = [{ ...first, carries: 'torch' }] as const;
    expect(reddens(draw({ cast, effects: [{ effect: 'sparks', at: 'hero' }] }))).toBe(false);
  });
});

describe('the layers of an effect', () => {
  it('has a splash behind and before whoever makes it', () => {
    const picture = withEffect('splash', 'hero');
    const nodes = all(picture.nodes);
    const figure = nodes.findIndex((node) => node.kind === 'group' && node.name === 'cast:hero');
    const parts = partsOf(picture, 'splash').map((part) => nodes.indexOf(part));
    expect(parts.some((at) => at < figure)).toBe(true);
    expect(parts.some((at) => at > figure)).toBe(true);
  });

  it('throws drops in a splash, more of them than a few petals', () => {
    const drops = partsOf(withEffect('splash', 'hero'), 'splash')
      .flatMap(marksOf)
      .map(({ path }) => boundsOf(path))
      .filter(({ left, right, top, bottom }) => Math.max(right - left, bottom - top) < 40);
    expect(drops.length).toBeGreaterThan(24);
  });

  it('mirrors who stands over a puddle', () => {
    const picture = withEffect('puddle', 'hero');
    const skin = partsOf(picture, 'puddle')
      .flatMap(marksOf)
      .filter(({ name }) => name === 'skin');
    expect(skin.length).toBeGreaterThan(0);
  });

  it('keeps cracks on the shell of an egg', () => {
    const scene = testScene({ prop: 'egg' });
    const picture = draw({ props: scene.props, effects: [{ effect: 'cracks', at: 'prop' }] });
    const clip = all(partsOf(picture, 'cracks')).find(
      (node): node is Group => node.kind === 'group' && node.clip !== undefined,
    );
    const egg = boundsOfGroup(picture, 'prop:prop');
    expect(boundsOf(clip?.clip ?? []).left).toBeGreaterThanOrEqual(egg.left - 2);
    expect(boundsOf(clip?.clip ?? []).right).toBeLessThanOrEqual(egg.right + 2);
  });
});

describe('an effect and the faces in its way', () => {
  const { cast } = testScene({ setting: 'garden', pose: 'standing', facing: 'three-quarter' });
  const [first, second] = cast;
  if (!first || !second) throw new Error('The scene has two in it');

  /** What an effect paints over the hero, however it got there. */
  const over = (picture: Picture, effect: Effect): Path[] =>
    partsOf(picture, effect)
      .filter((part) => all(picture.nodes).indexOf(part) > paintedAt(picture, 'cast:hero'))
      .flatMap(marksOf)
      .map(({ path }) => path);

  const isSmall = ({ left, right, top, bottom }: Box): boolean => right - left < 120 && bottom - top < 120;

  /** The box of a long bent ribbon holds much air, so of such a one only its own points count. */
  const coversEyes = (picture: Picture, effect: Effect): boolean =>
    eyesOf(picture).some(([x, y]) =>
      over(picture, effect).some((path) => {
        const box = boundsOf(path);
        if (isSmall(box)) return x > box.left && x < box.right && y > box.top && y < box.bottom;
        return path.some((segment) => {
          const [px = 1e6, py = 1e6] = segment.slice(-2) as number[];
          return Math.hypot(px - x, py - y) < 24;
        });
      }),
    );

  it('rains from the whole belly of a cloud, and not on the face below it', () => {
    const cloud = {
      ...second,
      who: { companion: 'little-cloud', name: null },
      place: { along: 'start', plane: 'near', height: 'high' },
    } as const;
    const drops = { effect: 'drops', at: cloud.ref, towards: first.ref } as const;
    for (const along of ['start', 'start-center', 'center'] as const) {
      const picture = draw({ cast: [{ ...first, place: { along, plane: 'near' } }, cloud], effects: [drops] });
      const box = boxOf(picture, 'drops');
      expect(box.right - box.left, along).toBeGreaterThan(60);
      expect(coversEyes(picture, 'drops'), along).toBe(false);
      // A line from the cloud to the ground is a scratch on the page.
      const longest = Math.max(
        ...partsOf(picture, 'drops')
          .flatMap(marksOf)
          .flatMap(({ path }) => heightsOf(path)),
      );
      expect(longest, along).toBeLessThan((box.bottom - box.top) * 0.2);
    }
  });

  it('pours out of a can onto the ground before it, and lets who is wet drip below the face', () => {
    const chin = Math.max(...eyesOf(draw({})).map(([, y]) => y));
    expect(boxOf(withEffect('drops', 'hero'), 'drops').top).toBeGreaterThan(chin);
    const cast = [{ ...first, carries: 'watering-can' } as const, second];
    const picture = draw({ cast, effects: [{ effect: 'drops', at: first.ref }] });
    const before = over(picture, 'drops').map(boundsOf);
    const hero = boundsOfGroup(picture, 'cast:hero');
    expect(Math.min(...before.map(({ left }) => left))).toBeGreaterThan((hero.left + hero.right) / 2);
    expect(Math.max(...before.map(({ bottom }) => bottom))).toBeGreaterThan(hero.bottom - 40);
  });

  it('lets the snores of a sleeper rise over the head, and not along the blanket', () => {
    const asleep = draw({
      cast: [{ ...first, pose: 'sleeping' }],
      effects: [{ effect: 'sound-rings', at: first.ref }],
    });
    const rings = boxOf(asleep, 'sound-rings');
    const body = boundsOfGroup(asleep, 'cast:hero');
    const [middle, half] = [(body.left + body.right) / 2, (body.right - body.left) / 2];
    expect(rings.top).toBeLessThan(body.top);
    expect(Math.abs((rings.left + rings.right) / 2 - middle)).toBeGreaterThan(half * 0.5);
  });

  it('keeps a splash below the chin of whoever stands in it', () => {
    const picture = withEffect('splash', 'hero');
    const chin = Math.max(...eyesOf(picture).map(([, y]) => y));
    const tall = over(picture, 'splash')
      .map(boundsOf)
      .filter((box) => box.right - box.left > 60);
    expect(tall.length).toBeGreaterThan(0);
    expect(Math.min(...tall.map(({ top }) => top))).toBeGreaterThan(chin);
  });

  it.each(['notes', 'splash', 'drops', 'sound-rings'] as const)(
    'ends %s before the face of whom it is meant for',
    (effect) => {
      for (const direction of ['ltr', 'rtl'] satisfies Direction[]) {
        const picture = draw({ direction, effects: [{ effect, at: 'companion', towards: 'hero' }] });
        expect(coversEyes(picture, effect), direction).toBe(false);
      }
    },
  );
});

describe('water that falls and rises', () => {
  const [first, second] = testScene({ pose: 'standing', facing: 'three-quarter' }).cast as [CastMember, CastMember];

  it('leaves a can at its spout, which is ahead of the hand that holds it', () => {
    const cast = [{ ...first, facing: 'onward', carries: 'watering-can', holds: 'out' } as const, second];
    const picture = draw({ cast, effects: [{ effect: 'drops', at: first.ref }] });
    const can = boundsOfGroup(picture, 'held');
    const streams = partsOf(picture, 'drops')
      .flatMap(marksOf)
      .map(({ path }) => boundsOf(path));
    const start = streams.toSorted((a, b) => a.top - b.top)[0];
    expect(start?.left).toBeGreaterThan((can.left + can.right) / 2);
  });

  it('is a high column on a whale, whether it blows or breathes', () => {
    for (const effect of ['drops', 'breath', 'steam'] as const) {
      const whale = { ...second, who: { companion: 'whale', name: null, size: 0.4 } } as const;
      const picture = draw({
        setting: 'ocean',
        variant: 2,
        cast: [first, whale],
        effects: [{ effect, at: whale.ref }],
      });
      const [body, column] = [boundsOfGroup(picture, `cast:${whale.ref}`), boxOf(picture, effect)];
      expect(column.bottom - column.top, effect).toBeGreaterThan(200);
      expect(column.top, effect).toBeLessThan(body.top - 100);
    }
  });

  it('covers the ground from edge to edge when a puddle reaches somebody else, and only a little of it otherwise', () => {
    const flood = boundsOfGroup(draw({ effects: [{ effect: 'puddle', at: 'hero', towards: 'companion' }] }), 'light');
    expect(flood.right - flood.left).toBeGreaterThan(1000);
    const puddle = boxOf(withEffect('puddle', 'hero'), 'puddle');
    expect(puddle.right - puddle.left).toBeLessThan(900);
  });
});

describe('what hangs in the air as vapour or dust', () => {
  it.each(['steam', 'dust'] as const)('has no edge: %s in ink', (effect) => {
    const picture = draw({ effects: [{ effect, at: 'hero' }] }, 'ink-wash');
    const marks = partsOf(picture, effect).flatMap(marksOf);
    expect(marks.length).toBeGreaterThan(0);
    expect(marks.filter(({ stroke }) => stroke)).toEqual([]);
  });
});
