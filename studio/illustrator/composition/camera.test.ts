import { describe, expect, it } from 'vitest';
import type { Pose } from '#core/story/vocabulary.ts';
import type { Scene } from '#core/story/scene.ts';
import { placedScene } from '#studio/illustrator/compose-picture.ts';
import { cameraFor } from '#studio/illustrator/composition/camera.ts';
import { waterBefore } from '#studio/illustrator/composition/placed.ts';
import { tiltOf } from '#studio/illustrator/composition/tilt.ts';
import { testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { listTemplates } from '#studio/storyteller/list-templates.ts';
import { variedBrief } from '#studio/storyteller/review/sample-briefs.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

const STANDS: ReadonlySet<Pose> = new Set(['standing', 'walking', 'waving', 'pointing', 'reaching', 'carrying']);

type Seen = { readonly framing: Scene['framing']; readonly tall: number; readonly head: number; readonly knee: number };

/** Every lead of many books who stands by themselves on dry land: how tall they are on the page, and their head. */
const seenIn = (templateId: string, seed: number, only?: Scene['framing']): Seen[] => {
  const brief = variedBrief({ templateId, language: 'en', age: 6, spreads: 8 }, seed);
  return writeStory(brief).spreads.flatMap(({ scene }, index): Seen[] => {
    if (only && scene.framing !== only) return [];
    const [lead] = scene.cast;
    const isAlone = lead && 'character' in lead.who && STANDS.has(lead.pose) && !lead.place.on && !lead.place.in;
    const order = { scene, characters: brief.characters, artStyle: 'gouache', seed: index, kind: 'page' } as const;
    const one = isAlone ? placedScene(order).find(({ ref }) => ref === lead.ref) : undefined;
    if (!one?.head || one.isInWater || one.isBorne) return [];
    const { box, head } = one;
    const { horizon } = cameraFor(scene, 'page', 110);
    const tall = box.bottom - box.top;
    return [{ framing: scene.framing, tall, head: head.bottom - head.top, knee: (box.bottom - horizon) / tall }];
  });
};

/** Few stand where the eye is close: of those more books are asked. */
const seen = listTemplates().flatMap(({ id }) => [
  ...seenIn(id, 6),
  ...[7, 8].flatMap((seed) => seenIn(id, seed, 'close')),
]);
const of = (framing: Scene['framing'], what: (one: Seen) => number): number[] =>
  seen.filter((one) => one.framing === framing).map(what);

describe('the words of the camera', () => {
  it('shows figures from afar at least a quarter of the page tall', () => {
    expect(Math.min(...of('wide', ({ tall }) => tall))).toBeGreaterThan(250);
  });

  it('shows the lead about half the page tall from a medium distance', () => {
    const tall = of('medium', (one) => one.tall);
    expect(Math.min(...tall)).toBeGreaterThan(375);
    expect(Math.max(...tall)).toBeLessThan(640);
  });

  it('shows a face about a quarter of the page tall or more, usually, from close by', () => {
    const heads = of('close', ({ head }) => head).toSorted((a, b) => a - b);
    expect(heads[0]).toBeGreaterThan(155);
    expect(heads[Math.floor(heads.length / 2)]).toBeGreaterThan(240);
    expect(heads.at(-1)).toBeLessThan(400);
  });

  it.each(['sitting', 'kneeling', 'reading', 'crouching'] as const)(
    'shows whoever is %s close by as far as the feet, and large',
    (pose) => {
      const { cast } = testScene();
      for (const age of [3, 6, 10, 35]) {
        const scene = { ...testScene({ framing: 'close', pose, facing: 'three-quarter' }), props: [] };
        const [one] = placedScene({
          scene: { ...scene, cast: cast.slice(0, 1).map((each) => ({ ...each, pose })) },
          characters: [testCharacter({ age })],
          artStyle: 'gouache',
          seed: 1,
          kind: 'page',
        });
        if (!one?.head) throw new RangeError('Somebody has a head');
        expect(one.box.bottom, `${age}`).toBeLessThan(970);
        expect(one.head.top, `${age}`).toBeGreaterThan(62);
        expect(one.box.bottom - one.box.top, `${age}`).toBeGreaterThan(520);
      }
    },
  );

  it('has the horizon at the knees when it looks up, and the lead tall against the sky', () => {
    for (const knee of of('low-angle', (one) => one.knee)) {
      expect(knee).toBeGreaterThan(0.12);
      // Among many the eye is further back, and the lead smaller before the same horizon.
      expect(knee).toBeLessThan(0.42);
    }
    expect(Math.min(...of('low-angle', ({ tall }) => tall))).toBeGreaterThan(360);
  });

  it('has the horizon out of the picture from above, and in a room the foot of the wall in its upper third', () => {
    const scene = writeStory(variedBrief({ templateId: 'half-song', language: 'en', age: 6, spreads: 8 }, 1)).cover;
    const horizonIn = (setting: Scene['setting']): number =>
      cameraFor({ ...scene, framing: 'from-above', setting, variant: 2 }, 'page', 110).horizon;
    for (const setting of ['desert', 'ocean'] as const) expect(horizonIn(setting), setting).toBeLessThan(0);
    for (const setting of ['bedroom', 'kitchen'] as const) {
      expect(horizonIn(setting), setting).toBeGreaterThan(200);
      expect(horizonIn(setting), setting).toBeLessThan(340);
    }
  });

  it('has water before those who wade in it, also from eyes at the knees', () => {
    const waterIn = (framing: Scene['framing']): number => {
      const scene = testScene({ setting: 'ocean', framing });
      return waterBefore(cameraFor(scene, 'page', 110));
    };
    for (const framing of ['wide', 'medium', 'close', 'low-angle'] as const)
      expect(waterIn(framing), framing).toBeGreaterThan(38);
  });

  it('has everybody on the roof and nobody in the lane between two houses', () => {
    const { cast } = testScene();
    const standing = { pose: 'standing', place: { along: 'center-end', plane: 'middle' } } as const;
    for (const framing of ['wide', 'medium', 'close', 'low-angle'] as const) {
      const scene = testScene({ setting: 'village-roof', variant: 0, framing });
      const { land, horizon } = cameraFor(scene, 'page', 110);
      expect(land, framing).toBeGreaterThan(horizon + 80);
      const order = {
        characters: [testCharacter(), testCharacter({ id: 'b' })],
        artStyle: 'gouache',
        kind: 'page',
      } as const;
      for (const seed of [1, 2, 3]) {
        const placed = placedScene({
          ...order,
          seed,
          scene: {
            ...scene,
            cast: [...cast, { ...cast[0], ...standing, ref: 'b', who: { character: 'b' } }] as Scene['cast'],
          },
        });
        for (const { ref, kind, ground } of placed)
          if (kind === 'cast') expect(ground[1], [framing, ref].join(' ')).toBeGreaterThan(land - 24);
      }
    }
  });

  it('foreshortens figures from above: large heads, small feet', () => {
    const { cast } = testScene();
    const order = { characters: [testCharacter()], artStyle: 'gouache', seed: 1, kind: 'page' } as const;
    const headOf = (framing: Scene['framing']): number => {
      const scene = { ...testScene({ framing, pose: 'standing' }), cast: cast.slice(0, 1), props: [] };
      const [one] = placedScene({ ...order, scene });
      if (!one?.head) throw new RangeError('Somebody has a head');
      return (one.head.bottom - one.head.top) / (one.box.bottom - one.box.top);
    };
    const tilt = tiltOf('from-above');
    expect(tilt?.head).toBeGreaterThan(0.2);
    expect(tilt?.tall).toBeLessThan(0.85);
    expect(headOf('from-above')).toBeGreaterThan(headOf('medium') * 0.95);
  });
});

describe('who is seen first', () => {
  it.each(listTemplates().map(({ id }) => id))(
    'is the hero: nobody has a larger head on the pages of %s, but on one',
    (id) => {
      const brief = variedBrief({ templateId: id, language: 'en', age: 6, spreads: 8 }, 9);
      const larger = writeStory(brief).spreads.filter(({ scene }, seed) => {
        const order = { scene, characters: brief.characters, artStyle: 'gouache', seed, kind: 'page' } as const;
        const placed = placedScene(order).filter(({ ref }) =>
          scene.cast.some(({ ref: own, who }) => own === ref && 'character' in who),
        );
        const tall = ({ head }: (typeof placed)[number]): number => (head ? head.bottom - head.top : 0);
        const hero = placed.find(({ ref }) => ref === 'hero');
        return hero !== undefined && placed.some((one) => tall(one) > tall(hero) * 1.03);
      });
      expect(larger.length).toBeLessThanOrEqual(1);
    },
  );
});
