import { describe, expect, it } from 'vitest';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import type { PictureNode } from '#studio/illustrator/picture.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';

const names = (nodes: readonly PictureNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node.name ?? '', ...names(node.children)] : []));

const sleeping = (prop: 'rug' | 'log', isOn: boolean): string[] => {
  const scene = testScene({ setting: 'bedroom', prop, pose: 'sleeping', facing: 'front' });
  const [told] = scene.cast;
  if (!told) throw new RangeError('Somebody sleeps');
  const first: CastMember = { ...told, place: { ...told.place, ...(isOn ? { on: 'prop' } : {}) } };
  const alone: Scene = { ...scene, cast: [first] };
  const order = { characters: [testCharacter({ id: 'h' })], artStyle: 'gouache', seed: 5, kind: 'page' } as const;
  return names(composePicture({ ...order, scene: alone }).nodes);
};

describe('whoever has dropped off on a rug', () => {
  it('lies flat on it, without the mattress and blanket of a sleeper elsewhere', () => {
    expect(sleeping('rug', false)).toContain('bedding');
    expect(sleeping('rug', true)).not.toContain('bedding');
  });
});
