import { describe, expect, it } from 'vitest';
import { unknownRefs } from '#core/story/scene.ts';
import { EFFECTS, FACINGS, FRAMINGS, GESTURES, HOLDS, SETTINGS, TOUCHES } from '#core/story/vocabulary.ts';
import {
  angleScenes,
  type CaptionedScene,
  effectScenes,
  insideScenes,
  touchScenes,
} from '#scripts/gallery/event-scenes.ts';
import { gestureScenes } from '#scripts/gallery/gesture-scenes.ts';
import { holdScenes } from '#scripts/gallery/hold-scenes.ts';
import { randomHero } from '#scripts/gallery/random-hero.ts';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import type { Picture, PictureNode } from '#studio/illustrator/picture.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';
import { VESSELS } from '#studio/illustrator/props/vessels/vessels.data.ts';

const hero = { ...randomHero(11), age: 7 };
const orderOf = ({ scene }: CaptionedScene) =>
  ({ scene, characters: [hero], artStyle: 'gouache', seed: 7, kind: 'page' }) as const;

const namesIn = (picture: Picture): Set<string> => {
  const names = (nodes: readonly PictureNode[]): string[] =>
    nodes.flatMap((node) => (node.kind === 'group' ? [node.name ?? '', ...names(node.children)] : []));
  return new Set(names(picture.nodes));
};

const PARTS = {
  touches: touchScenes(hero),
  holds: holdScenes(hero),
  gestures: gestureScenes(hero),
  inside: insideScenes(hero),
  effects: effectScenes(hero),
  angles: angleScenes(hero),
};

describe.each(Object.entries(PARTS))('the part %s', (_, scenes) => {
  it('has a caption of its own for every scene and names nobody who is not there', () => {
    expect(new Set(scenes.map(({ caption }) => caption)).size).toBe(scenes.length);
    for (const { scene, caption } of scenes) expect(unknownRefs(scene), caption).toEqual([]);
  });
});

describe('the events of the gallery', () => {
  it('show every word of the vocabulary', () => {
    const touched = PARTS.touches.flatMap(({ scene }) => scene.cast.flatMap(({ touches }) => touches?.how ?? []));
    expect(new Set(touched)).toEqual(new Set(TOUCHES));
    const holding = PARTS.holds.flatMap(({ scene }) => scene.cast.map(({ holds, facing }) => `${holds}/${facing}`));
    for (const hold of HOLDS) for (const facing of FACINGS) expect(holding).toContain(`${hold}/${facing}`);
    const doing = PARTS.gestures.flatMap(({ scene }) =>
      scene.cast.map(({ gesture, facing }) => `${gesture}/${facing}`),
    );
    for (const gesture of GESTURES) for (const facing of FACINGS) expect(doing).toContain(`${gesture}/${facing}`);
    const shown = PARTS.effects.flatMap(({ scene }) => scene.effects?.map(({ effect }) => effect) ?? []);
    expect(new Set(shown)).toEqual(new Set(EFFECTS));
    const held = PARTS.inside.flatMap(({ scene }) => scene.props.map(({ prop }) => prop as string));
    expect(new Set(held)).toEqual(new Set(Object.keys(VESSELS)));
    const places = PARTS.angles.map(({ scene }) => `${scene.setting}/${scene.framing}`);
    expect(new Set(places).size).toBe(SETTINGS.length * (FRAMINGS.length - 1));
  });

  it('draw every effect that a scene names', () => {
    for (const one of PARTS.effects) {
      const [placement] = one.scene.effects ?? [];
      expect(namesIn(composePicture(orderOf(one))), one.caption).toContain(`effect:${placement?.effect}`);
    }
  });

  it('draw what everybody holds, whatever the hold and the side', () => {
    const hasHeld = (sketch: Sketch): boolean =>
      sketch.kind === 'bundle' && (sketch.name === 'held' || sketch.children.some(hasHeld));
    for (const one of PARTS.holds) {
      const drawn = placedScene(orderOf(one)).filter(({ sketch }) => hasHeld(sketch));
      expect(drawn.length, one.caption).toBe(1);
    }
  });

  it('bring those who touch together', () => {
    for (const one of PARTS.touches.filter(({ scene }) => scene.cast.length === 2)) {
      const [first, second] = placedScene(orderOf(one)).filter(({ kind }) => kind === 'cast');
      if (!first || !second) throw new Error(`${one.caption}: two are in the scene`);
      const gap = Math.max(first.box.left, second.box.left) - Math.min(first.box.right, second.box.right);
      expect(gap, one.caption).toBeLessThan(60);
    }
  });

  it('put those who are inside something where it is', () => {
    for (const one of PARTS.inside) {
      const placed = placedScene(orderOf(one));
      const inside = one.scene.cast.find(({ place }) => place.in !== undefined);
      const [who, what] = [placed.find(({ ref }) => ref === inside?.ref), placed.find(({ ref }) => ref === 'holder')];
      // In water that the place has of its own nothing is drawn but the waterline.
      if (!who || !what) continue;
      const middle = (who.box.left + who.box.right) / 2;
      expect(middle, one.caption).toBeGreaterThan(what.box.left - 40);
      expect(middle, one.caption).toBeLessThan(what.box.right + 40);
    }
  });
});
