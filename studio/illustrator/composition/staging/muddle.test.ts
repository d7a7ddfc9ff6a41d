import { describe, expect, it } from 'vitest';
import type { CastMember } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { cameraFor } from '#studio/illustrator/composition/camera.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { mattersIn, readable, type Staged } from '#studio/illustrator/composition/staging/muddle.ts';
import { rainfalls } from '#studio/illustrator/composition/water/rainfall.ts';
import { outlined } from '#studio/illustrator/composition/clearing/outlined.ts';
import { muddleOf, tangleOf } from '#studio/illustrator/composition/staging/tangles.ts';
import { untangled } from '#studio/illustrator/composition/staging/untangling.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { form } from '#studio/illustrator/sketch.ts';
import { listTemplates } from '#studio/storyteller/list-templates.ts';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const person = (ref: string, [left, top]: readonly [number, number], scale = 1): Placed => {
  const [right, bottom] = [left + 120 * scale, top + 400 * scale];
  return {
    ref,
    kind: 'cast',
    plane: 'near',
    sketch: form(roundedRect([left, top], [right - left, bottom - top]), hex('#808080')),
    box: { left, top, right, bottom },
    ground: [(left + right) / 2, bottom],
    lift: 0,
    scale,
    isPerson: true,
    head: { left, right, top, bottom: top + 120 * scale },
  };
};

const scene = testScene({ calmZone: 'top' });
const camera = cameraFor(scene, 'page', 110);
const own = (ref: string): string => ref;

describe('a page on which some stand behind others', () => {
  const hero = person('hero', [400, 500]);

  it('is a muddle where a body is behind another or two heads make a pole, and none where they stand apart', () => {
    const matters = mattersIn(scene);
    const behind = muddleOf([hero, person('friend', [450, 470])], own, matters);
    const pole = muddleOf([hero, person('friend', [420, 370])], own, matters);
    expect(behind).toBeGreaterThan(60);
    expect(pole).toBeGreaterThan(behind);
    expect(muddleOf([hero, person('friend', [600, 480])], own, matters)).toBe(0);
  });

  it('is seen from farther back where who is up on a ladder would lose the head at the upper edge', () => {
    const told = testScene({ setting: 'market', prop: 'ladder', companion: 'pigeon', calmZone: 'top' });
    const ladder = told.props[0]?.ref ?? '';
    const cast = told.cast.map(
      (member): CastMember =>
        member.ref === 'companion'
          ? { ...member, who: { companion: 'pigeon', name: null, size: 1.35 }, place: { ...member.place, on: ladder } }
          : { ...member, pose: 'standing', touches: { how: 'hand-on', with: ladder } },
    );
    for (const age of [3, 6]) {
      const placed = placedScene({
        scene: { ...told, cast },
        characters: [testCharacter({ age })],
        artStyle: 'gouache',
        seed: 3,
        kind: 'page',
      });
      expect(placed.find(({ ref }) => ref === 'companion')?.head?.top, String(age)).toBeGreaterThan(8);
    }
  });

  it('sets people side by side: nobody is left behind the shoulder of the lead', () => {
    const told = { scene, camera, units: new Map<string, string>(), lead: 'hero' };
    const all = untangled([hero, person('friend', [440, 470])], told);
    const [first, second] = all.map(outlined);
    if (!first || !second) throw new RangeError('Both are placed');
    expect(tangleOf(first, second).covered).toBeLessThan(0.06);
  });

  it('moves the lead as well where the others have no room', () => {
    const told = { scene, camera, units: new Map<string, string>(), lead: 'hero' };
    const lionAt = (ref: string, left: number): Placed => ({
      ...person(ref, [left, 460]),
      box: { left, right: left + 280, top: 460, bottom: 890 },
      sketch: form(roundedRect([left, 460], [280, 430]), hex('#808080')),
      head: {
        left: ref === 'end' ? left + 180 : left,
        right: left + (ref === 'end' ? 280 : 100),
        top: 460,
        bottom: 560,
      },
      // Whoever hovers does not step back.
      lift: 30,
    });
    const hero = person('hero', [280, 500]);
    const [moved] = untangled([hero, lionAt('start', 60), lionAt('end', 664)], told);
    expect(moved?.box.left).toBeGreaterThan(335);
    expect(moved?.box.right).toBeLessThan(670);
  });

  it('is seen from further back until they are apart, and from no further', () => {
    const staged = (by: number): Staged => ({
      placed: [person('hero', [400, 500], by), person('friend', [400 + 180 * (1 - by) * 4, 480], by)],
      lead: scene,
      units: new Map(),
    });
    const scales: number[] = [];
    const seen = readable(camera, (from) => {
      scales.push(from.planes.near.scale / camera.planes.near.scale);
      return staged(scales.at(-1) ?? 1);
    });
    expect(muddleOf(seen.placed, own, mattersIn(scene))).toBeLessThan(30);
    expect(scales.length).toBeGreaterThan(1);
    expect(seen.placed[0]?.scale).toBeCloseTo(scales.at(-1) ?? 0);
    expect(scales.at(-1)).toBeGreaterThan(0.7);
  });
});

describe('what a page is about', () => {
  it('is no plane farther than the story has it, when a step back of the eye leaves it there', () => {
    const staged = (by: number): Staged => ({
      placed: [{ ...person('hero', [400, 500], by), plane: by === 1 ? 'middle' : 'near' }],
      lead: scene,
      units: new Map(),
    });
    const seen = readable(camera, (from) => staged(from.planes.near.scale / camera.planes.near.scale));
    expect(seen.placed[0]?.plane).toBe('near');
    expect(seen.placed[0]?.scale).toBeGreaterThan(0.8);
  });
});

describe('rain from one on another', () => {
  const cloud: Placed = {
    ...person('cloud', [600, 60]),
    box: { left: 600, right: 880, top: 60, bottom: 260 },
    sketch: form(roundedRect([600, 60], [280, 200]), hex('#808080')),
    lift: 400,
  };
  const bucket: Placed = {
    ...person('bucket', [680, 720]),
    kind: 'prop',
    box: { left: 680, right: 820, top: 720, bottom: 900 },
    sketch: form(roundedRect([680, 720], [140, 180]), hex('#808080')),
  };
  const wet = { ...scene, effects: [{ effect: 'drops', at: 'cloud', towards: 'bucket' }] } as const;

  it('falls in a column from its lower side to what it falls on', () => {
    const [fall] = rainfalls([cloud, bucket], wet);
    expect(fall?.column.item.box).toEqual({ left: 600, right: 880, top: 260, bottom: 720 });
    expect(rainfalls([cloud, bucket], scene)).toEqual([]);
  });

  it('falls on nobody else', () => {
    const units = new Map<string, string>();
    const all = untangled([person('hero', [120, 500]), cloud, bucket, person('friend', [520, 470])], {
      scene: wet,
      camera,
      units,
      lead: 'hero',
    });
    expect(all.find(({ ref }) => ref === 'friend')?.box.right).toBeLessThan(610);
  });
});

describe('pages of books', () => {
  it('hardly ever leave a person behind somebody who does not belong to them', () => {
    let [people, hidden] = [0, 0];
    for (const { id } of listTemplates()) {
      const brief = variedBrief({ templateId: id, language: 'en', age: 9, spreads: 8 }, 3);
      for (const [seed, { scene: told }] of writeStory(brief).spreads.entries()) {
        const order = { scene: told, characters: brief.characters, artStyle: 'gouache', seed, kind: 'page' } as const;
        const joined = new Set(
          [...told.cast, ...told.props].flatMap((one) => {
            const other = one.place.on ?? one.place.in ?? ('touches' in one ? one.touches?.with : undefined);
            return other === undefined ? [] : [one.ref, other, `${other}/front`];
          }),
        );
        const all = placedScene(order)
          .filter(({ ref, isInWater }) => !joined.has(ref) && isInWater !== true)
          .map(outlined);
        all.forEach((a, at) => {
          if (a.item.one.isPerson !== true) return;
          people += 1;
          const covered = all.map((b, index) => {
            const isBehind = index !== at && b.item.layer.ground[1] > a.item.layer.ground[1];
            return isBehind ? tangleOf(a, b).covered : 0;
          });
          hidden += Number(Math.max(0, ...covered) > 0.2);
        });
      }
    }
    expect(people).toBeGreaterThan(60);
    expect(hidden / people).toBeLessThan(0.05);
  }, 60_000);
});
