import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { type Box, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { sailing, withoutMuddled } from '#studio/illustrator/settings/views/sailing.ts';
import { form } from '#studio/illustrator/sketch.ts';

const boat = sailing([form(roundedRect([400, 300], [200, 200]), hex('#ffffff'))]);
const bank = form(roundedRect([0, 600], [1000, 400]), hex('#ffffff'));

const kept = (heads: readonly Box[], bodies: readonly Box[]): number =>
  withoutMuddled([boat, bank], { heads, bodies }).length;

describe('a boat of the place', () => {
  it('is seen when nobody is before it', () => {
    expect(
      kept([{ left: 0, right: 100, top: 300, bottom: 400 }], [{ left: 0, right: 100, top: 300, bottom: 600 }]),
    ).toBe(2);
  });

  it('keeps its prow away from heads', () => {
    expect(kept([{ left: 300, right: 390, top: 400, bottom: 480 }], [])).toBe(1);
  });

  it('has a hull below its sail, or is not there', () => {
    expect(kept([], [{ left: 420, right: 560, top: 450, bottom: 700 }])).toBe(1);
    expect(kept([], [{ left: 420, right: 460, top: 450, bottom: 700 }])).toBe(2);
  });
});
