import { describe, expect, it } from 'vitest';
import { ART_STYLES, type ArtStyle } from '#core/story/brief.ts';
import type { Effect } from '#core/story/vocabulary.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { sampled } from '#studio/illustrator/composition/contact/outline.ts';
import { boundsOf, type Path } from '#studio/illustrator/geometry/path.ts';
import type { Mark, PictureNode } from '#studio/illustrator/picture.ts';
import { marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const within = (nodes: readonly PictureNode[]): readonly PictureNode[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node, ...within(node.children)] : [node]));

/** The marks of an effect at whoever runs, those behind and those before them. */
const partsIn = (effect: Effect, artStyle: ArtStyle): readonly (readonly Mark[])[] => {
  const scene = { ...testScene({ setting: 'snow', pose: 'running' }), effects: [{ effect, at: 'hero' }] };
  const { nodes } = composePicture({ scene, characters: [testCharacter()], artStyle, seed: 5, kind: 'page' });
  return within(nodes).flatMap((node) =>
    node.kind === 'group' && node.name === `effect:${effect}` ? [marksOf(node)] : [],
  );
};

const piecesOf = (path: Path): Path[] => {
  const pieces: Path[number][][] = [];
  for (const segment of path) {
    if (segment[0] === 'M') pieces.push([]);
    pieces.at(-1)?.push(segment);
  }
  return pieces;
};

/** Positive one way round, negative the other. */
const turnOf = (path: Path): number => {
  const points = sampled(path);
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
};

const widthOf = (path: Path): number => boundsOf(path).right - boundsOf(path).left;

/** So wide is a veil of the mass, and not the grains around it; a breath is no larger than half a face. */
const veilOf = (effect: Effect): number => (effect === 'breath' ? 24 : 60);

describe.each(['snow-puff', 'dust', 'breath'] as const)('%s', (effect) => {
  it.each(ART_STYLES)('is one soft mass, veil over veil and without an edge, in %s', (style) => {
    const parts = partsIn(effect, style);
    expect(parts.length).toBeGreaterThan(0);
    for (const marks of parts) {
      expect(marks.filter(({ stroke, cast, crescents }) => stroke || cast || crescents)).toEqual([]);
      const veils = marks.filter(({ path }) => piecesOf(path).some((piece) => widthOf(piece) > veilOf(effect)));
      expect(veils.length).toBeGreaterThan(0);
      // A ball for itself would be seen through the next one.
      expect(veils.length).toBeLessThanOrEqual(3);
    }
  });

  it('has no holes where its parts lie over each other', () => {
    for (const marks of partsIn(effect, 'gouache')) {
      for (const { path } of marks.filter((mark) => widthOf(mark.path) > veilOf(effect))) {
        const turns = piecesOf(path).map(turnOf);
        expect(turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0)).toBe(true);
      }
    }
  });
});

describe('snow that is kicked up', () => {
  it('flies in grains and not in discs', () => {
    const marks = partsIn('snow-puff', 'gouache').flat();
    const flakes = piecesOf(marks.at(-1)?.path ?? []);
    expect(flakes.length).toBeGreaterThan(40);
    expect(Math.max(...flakes.map(widthOf))).toBeLessThan(10);
  });
});

it('hides no knees of who kneels in it', () => {
  const veilsBefore = (pose: 'running' | 'kneeling'): number => {
    const scene = { ...testScene({ setting: 'snow', pose }), effects: [{ effect: 'snow-puff', at: 'hero' } as const] };
    const { nodes } = composePicture({
      scene,
      characters: [testCharacter()],
      artStyle: 'gouache',
      seed: 5,
      kind: 'page',
    });
    const parts = within(nodes).filter((node) => node.kind === 'group' && node.name === 'effect:snow-puff');
    const last = parts.at(-1);
    return last?.kind === 'group' ? marksOf(last).filter(({ path }) => widthOf(path) > veilOf('snow-puff')).length : 0;
  };
  expect(veilsBefore('kneeling')).toBeLessThan(veilsBefore('running'));
});
