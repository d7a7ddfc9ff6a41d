import { describe, expect, it } from 'vitest';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import { cameraFor } from '#studio/illustrator/composition/camera.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { sourceOf } from '#studio/illustrator/composition/staging/light-source.ts';
import type { Box } from '#studio/illustrator/geometry/path.ts';
import { testScene } from '#studio/illustrator/picture-probe.ts';
import { type SkyPlace, skyPlaceOf } from '#studio/illustrator/composition/light/sky-place.ts';

const scene = testScene({ light: 'moonlight' });
const camera = cameraFor(scene, 'page', 110);
const MOON = 62;
const PLACE: SkyPlace = { along: 0.2, drop: 1, size: 1, dark: 0, isOut: false };

/** Only heads matter to what hangs in the sky. */
const withHead = (head: Box): Placed => ({ head }) as Placed;

const moonAt = (heads: readonly Box[]): readonly [number, number] =>
  sourceOf(scene, LIGHT_SETUPS.moonlight, { camera, place: PLACE, placed: heads.map(withHead) });

/** Between the edge of the moon and a head with its hair. */
const gap = ([x, y]: readonly [number, number], { left, right, top, bottom }: Box): number =>
  Math.max(left - x, x - right, top - (bottom - top) * 0.3 - y, y - bottom) - MOON;

describe('the moon', () => {
  const [x, y] = moonAt([]);

  it('sits on nobody, beside or above', () => {
    for (const [dx, dy] of [
      [0, 0],
      [0, 90],
      [60, 120],
      [-40, 60],
    ] as const) {
      const head = { left: x + dx - 70, right: x + dx + 70, top: y + dy - 60, bottom: y + dy + 90 };
      expect(gap(moonAt([head]), head), `${dx}, ${dy}`).toBeGreaterThan(0);
    }
  });

  it('rises over a row of heads that leaves no place beside them', () => {
    const row = Array.from({ length: 6 }, (_, index) => ({
      left: 40 + index * 160,
      right: 180 + index * 160,
      top: y + 70,
      bottom: y + 230,
    }));
    for (const head of row) expect(gap(moonAt(row), head)).toBeGreaterThan(0);
  });

  it('stays where it is when nobody is near', () => {
    expect(moonAt([{ left: x + 300, right: x + 400, top: 500, bottom: 600 }])).toEqual([x, y]);
  });
});

describe('the place of sun and moon', () => {
  const { day, moonlight } = LIGHT_SETUPS;
  const books = Array.from({ length: 24 }, (_, index) => [{ id: `hero-${index}` }]);

  it('is one for all pages of a book in one spot, and another at another hour or elsewhere', () => {
    const told = testScene({ light: 'day' });
    const [characters = []] = books;
    const here = skyPlaceOf({ scene: told, characters }, day);
    expect(skyPlaceOf({ scene: { ...told, framing: 'wide', calmZone: 'end' }, characters }, day)).toEqual(here);
    expect(skyPlaceOf({ scene: { ...told, setting: 'garden' }, characters }, day)).not.toEqual(here);
  });

  it('differs from book to book: on both sides, large and small, and often out of the picture', () => {
    const places = books.map((characters) => skyPlaceOf({ scene, characters }, moonlight));
    expect(new Set(places.map(({ along }) => along)).size).toBeGreaterThan(5);
    expect(new Set(places.map(({ dark }) => dark)).size).toBeGreaterThan(3);
    expect(places.some(({ isOut }) => isOut) && places.some(({ isOut }) => !isOut)).toBe(true);
    const sizes = places.map(({ size }) => size);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeGreaterThan(1.3);
  });

  it('is beyond the page where the story has a moon of its own', () => {
    const told = { ...scene, props: [{ ref: 'm', prop: 'moon', place: { along: 'end', plane: 'far' } }] as const };
    for (const characters of books) {
      const place = skyPlaceOf({ scene: told, characters }, moonlight);
      expect(sourceOf(told, moonlight, { camera, place, placed: [] })[1]).toBeLessThan(0);
    }
  });
});
