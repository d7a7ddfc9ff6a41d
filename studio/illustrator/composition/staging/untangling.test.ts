import { describe, expect, it } from 'vitest';
import { lightOf, sceneBelow } from '#studio/illustrator/composition/submerge.ts';
import { cameraFor } from '#studio/illustrator/composition/camera.ts';
import { type CastContext, heightOf } from '#studio/illustrator/composition/cast.ts';
import { hiddenFaces } from '#studio/illustrator/composition/contact/faces.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { placeRoughly } from '#studio/illustrator/composition/placement.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import {
  meetingOf,
  ROW,
  shareInside,
  silhouetteMoved,
  silhouetteOf,
} from '#studio/illustrator/composition/staging/silhouette.ts';
import { tanglesIn } from '#studio/illustrator/composition/staging/tangles.ts';
import { untangled } from '#studio/illustrator/composition/staging/untangling.ts';
import { supportedScene } from '#studio/illustrator/composition/support.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import { form } from '#studio/illustrator/sketch.ts';
import { listTemplates } from '#studio/storyteller/list-templates.ts';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const block = (ref: string, corner: readonly [number, number], size: readonly [number, number]): Placed => {
  const [left, top] = corner;
  const [right, bottom] = [left + size[0], top + size[1]];
  return {
    ref,
    kind: ref === 'prop' ? 'prop' : 'cast',
    plane: 'near',
    sketch: form(roundedRect(corner, size), hex('#808080')),
    box: { left, top, right, bottom },
    ground: [(left + right) / 2, bottom],
    lift: 0,
    scale: 4,
    ...(ref === 'prop' ? {} : { head: { left, right, top, bottom: top + size[0] } }),
  };
};

const shapeOf = ({ sketch, box }: Placed) => silhouetteOf(sketch, box);

describe('silhouettes', () => {
  const shape = shapeOf(block('prop', [100, 300], [60, 120]));

  it('have the area of what is drawn', () => {
    expect(shape.area / (60 * 120)).toBeCloseTo(1, 1);
    const larger = silhouetteMoved(shape, { dx: 40, dy: 12, scale: 1.5, pivot: [130, 420] });
    expect(larger.area / (90 * 180)).toBeCloseTo(1, 1);
    expect(Math.min(...larger.left)).toBeCloseTo(125, 0);
  });

  it('know how far apart two are, beside and above each other, and how much they share', () => {
    const right = shapeOf(block('prop', [172, 330], [50, 50]));
    expect(meetingOf(shape, right)).toEqual({ gap: 12, shared: 0 });
    const below = shapeOf(block('prop', [100, 420 + ROW * 3], [60, 30]));
    expect(meetingOf(shape, below).gap).toBeGreaterThan(ROW);
    expect(meetingOf(shape, below).gap).toBeLessThan(ROW * 5);
    const over = shapeOf(block('prop', [140, 330], [60, 60]));
    expect(meetingOf(shape, over).gap).toBe(0);
    expect(meetingOf(shape, over).shared / (20 * 60)).toBeCloseTo(1, 0);
    const far = meetingOf(shape, shapeOf(block('prop', [400, 330], [60, 60])));
    expect(far).toEqual({ gap: 240, shared: 0 });
  });

  it('know how much of a place they cover', () => {
    expect(shareInside({ left: 100, right: 160, top: 330, bottom: 390 }, shape)).toBeCloseTo(1, 1);
    expect(shareInside({ left: 130, right: 190, top: 330, bottom: 390 }, shape)).toBeCloseTo(0.5, 1);
    expect(shareInside({ left: 300, right: 360, top: 330, bottom: 390 }, shape)).toBe(0);
  });
});

describe('two outlines', () => {
  const scene = testScene({ calmZone: 'top' });
  const told = { scene, camera: cameraFor(scene, 'page', 110), units: new Map<string, string>(), lead: 'hero' };
  const hero = block('hero', [400, 500], [120, 390]);
  const own = (ref: string): string => ref;

  it.each([
    ['that touch', block('prop', [524, 790], [90, 100])],
    ['that overlap a little', block('prop', [508, 790], [90, 100])],
    ['of which one stands out of a head', block('prop', [430, 440], [40, 450])],
  ])('%s are drawn apart, and the lead stays', (_, prop) => {
    expect(tanglesIn([hero, prop], own)).toBeGreaterThan(0);
    const [still, moved] = untangled([hero, prop], told);
    expect(still).toBe(hero);
    expect(moved?.box).not.toEqual(prop.box);
    expect(tanglesIn([hero, moved ?? prop], own)).toBe(0);
  });

  it('that are clearly apart stay as they are', () => {
    const prop = block('prop', [640, 790], [90, 100]);
    expect(untangled([hero, prop], told)).toEqual([hero, prop]);
  });

  it('that belong together stay as they are', () => {
    const prop = block('prop', [524, 790], [90, 100]);
    const placed = untangled([hero, prop], { ...told, units: new Map([['prop', 'hero']]) });
    expect(placed).toEqual([hero, prop]);
  });

  it('come back into the part of the page that is safe', () => {
    const friend = block('friend', [20, 560], [110, 330]);
    const [, moved] = untangled([hero, friend], told);
    expect(moved?.box.left).toBeGreaterThanOrEqual(47);
  });
});

const pagesOf = (templateId: string) => {
  const brief = variedBrief({ templateId, language: 'en', age: 6, spreads: 12 }, 6);
  const characters = new Map(brief.characters.map((character) => [character.id, character]));
  return writeStory(brief).spreads.map(({ scene: story }) => {
    const context: CastContext = {
      direction: story.direction,
      characters,
      isDark: lightOf(story).isDark,
      isUnderWater: drawingOf(story).isUnderWater === true,
    };
    const scene = supportedScene(sceneBelow(story), context);
    const [lead] = scene.cast;
    const camera = cameraFor(scene, 'page', lead ? heightOf(lead, context) : 110);
    const rough = placeRoughly(scene, camera, context);
    const told = { scene: rough.lead, camera, units: rough.units, lead: lead?.ref ?? '' };
    return { ...rough, camera, clear: untangled(rough.placed, told) };
  });
};

describe('the pages of twelve books', () => {
  const pages = listTemplates().flatMap(({ id }) => pagesOf(id));
  const count = (placed: readonly Placed[], units: ReadonlyMap<string, string>): number =>
    tanglesIn(placed, (ref) => units.get(ref) ?? ref);

  it('have less than half of their tangles left', () => {
    const before = pages.reduce((sum, { placed, units }) => sum + count(placed, units), 0);
    const after = pages.reduce((sum, { clear, units }) => sum + count(clear, units), 0);
    expect(pages.length).toBeGreaterThan(140);
    expect(before).toBeGreaterThan(200);
    expect(after / before).toBeLessThan(0.5);
    expect(after / pages.length).toBeLessThan(1.5);
  });

  it('hide no face for it, and nobody leaves the safe part of the page or fades from sight', () => {
    for (const { placed, clear, camera } of pages) {
      expect(hiddenFaces(clear).length).toBeLessThanOrEqual(hiddenFaces(placed).length);
      for (const [at, one] of clear.entries()) {
        if (one.kind !== 'cast' || one.isInWater) continue;
        const was = placed[at];
        expect(one.box.left).toBeGreaterThanOrEqual(Math.min(46, (was?.box.left ?? 46) - 1));
        expect(one.box.right).toBeLessThanOrEqual(Math.max(954, (was?.box.right ?? 954) + 1));
        expect(one.box.top).toBeGreaterThanOrEqual(Math.min(camera.ceiling, was?.box.top ?? 0) - 1);
        expect(one.scale / (was?.scale ?? one.scale)).toBeGreaterThan(one.isPerson === true ? 0.8 : 0.65);
      }
    }
  });
});
