/** What a place fills its ground with: none of it stands in a gaze, or is as large as a head beside the focus. */
import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { gazeWays, withoutRivals } from '#studio/illustrator/composition/clearing/rivals.ts';
import { composePicture, placedScene } from '#studio/illustrator/compose-picture.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { boundsOf, boxesMeet, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { groupNamed, marksOf, testCharacter, testScene } from '#studio/illustrator/picture-probe.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { PETALS, tallFlower } from '#studio/illustrator/settings/pieces/garden-beds.ts';
import { pottedPlant } from '#studio/illustrator/settings/pieces/town-wares.ts';
import { boxAroundSketch, bundle, form, type Sketch } from '#studio/illustrator/sketch.ts';

const HEAD = 100;

const person = (ref: string, left: number): Placed => {
  const box = { left, right: left + 120, top: 400, bottom: 860 };
  return {
    ref,
    kind: 'cast',
    plane: 'near',
    sketch: form(roundedRect([left, 400], [120, 460]), hex('#3f62b8')),
    box,
    head: { ...box, bottom: box.top + HEAD },
    ground: [left + 60, 860],
    lift: 0,
    scale: 4,
    isPerson: true,
  };
};

const base = testScene({ setting: 'garden', companion: 'cat' });
const [lead, other] = base.cast;
if (!lead || !other) throw new RangeError('Two of the cast');
const scene = {
  ...base,
  focus: other.ref,
  cast: [
    { ...lead, gaze: { at: other.ref } },
    { ...other, gaze: { at: lead.ref } },
  ],
};
const both = [person(lead.ref, 150), person(other.ref, 660)];

const thing = (x: number, wide: number, tall: number): Sketch =>
  bundle([form(roundedRect([x, 840 - tall], [wide, tall]), hex('#e8798c'))]);

describe('what fills the ground', () => {
  it('stands in no gaze, but for grass', () => {
    const [flower, tuft, aside] = [thing(450, 40, 120), thing(450, 30, 30), thing(20, 40, 120)];
    expect(withoutRivals([flower, tuft, aside], both, scene)).toEqual([tuft, aside]);
  });

  it('is no larger than a head beside whom the page is about', () => {
    const [bush, small] = [thing(800, 150, 130), thing(800, 60, 60)];
    expect(withoutRivals([bush, small], both, scene)).toEqual([small]);
    expect(withoutRivals([bush], both, { ...scene, focus: lead.ref, cast: [] })).toEqual([bush]);
  });

  it('leaves land where it is', () => {
    const land = form(roundedRect([-20, 700], [1040, 300]), hex('#8cb85c'));
    expect(withoutRivals([land], both, scene)).toEqual([land]);
  });

  it('knows no way between those who meet', () => {
    expect(gazeWays([person(lead.ref, 300), person(other.ref, 380)], scene)).toEqual([]);
    expect(gazeWays(both, scene)).toHaveLength(2);
  });
});

describe('the garden on the page', () => {
  it('has nothing in front that covers a shoe', () => {
    for (const seed of [1, 2, 3, 4]) {
      const order = {
        scene: { ...testScene({ setting: 'garden', framing: 'medium' }), angle: seed },
        characters: [testCharacter()],
        artStyle: 'gouache',
        seed,
        kind: 'page',
      } as const;
      const front = marksOf(groupNamed(composePicture(order), 'front')).map(({ path }) => boundsOf(path));
      for (const { box, isPerson } of placedScene(order)) {
        if (!isPerson) continue;
        const shoes = { ...box, left: box.left + 20, right: box.right - 20, top: box.bottom - 40 };
        expect(
          front.filter((mark) => mark.right - mark.left < 460 && boxesMeet(mark, shoes)),
          `${seed}`,
        ).toEqual([]);
      }
    }
  });

  it('has flowers whose bloom is a quarter of their height', () => {
    const [flower] = tallFlower([500, 900], 100, PETALS[0]);
    if (flower?.kind !== 'bundle') throw new RangeError('A flower is one thing');
    const blooms = flower.children.slice(-10).map(boxAroundSketch);
    const wide = Math.max(...blooms.map(({ right }) => right)) - Math.min(...blooms.map(({ left }) => left));
    expect(wide).toBeLessThan(28);
  });

  it('has pots that go as a whole', () => {
    expect(pottedPlant([500, 900], 100, { random: seededRandom(1), bloom: hex('#e6654f') })).toHaveLength(1);
  });
});
