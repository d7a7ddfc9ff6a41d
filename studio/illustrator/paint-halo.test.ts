import { describe, expect, it } from 'vitest';
import { type Ramp, rampsOf } from '#studio/illustrator/paint-halo.ts';
import type { Stop } from '#studio/illustrator/picture.ts';

const strengthIn = ({ from, to, strengths, inner, outer }: Ramp, at: number): number => {
  if (at < inner || at > outer) return 0;
  const share = Math.max(0, Math.min(1, (at - from) / (to - from)));
  return strengths[0] + (strengths[1] - strengths[0]) * share;
};

/** What all ramps laid over each other amount to. */
const strengthAt = (ramps: readonly Ramp[], at: number): number =>
  1 - ramps.reduce((clear, ramp) => clear * (1 - strengthIn(ramp, at)), 1);

const stop = (at: number, alpha: number): Stop => [at, `rgba(20,30,70,${alpha})`];

describe('rampsOf', () => {
  it.each([
    ['light', [0.3, 0.198, 0.078, 0], [0, 0.25, 0.55, 1]],
    ['soft light', [0.2, 0.164, 0.072, 0], [0, 0.45, 0.75, 1]],
    ['light with a rim', [0.9, 0.3], [0, 1]],
    ['vignette', [0, 0, 0.12, 0.34], [0, 0.6, 0.85, 1]],
    ['falloff', [0.14, 0.14, 0.302, 0.5, 0.5], [0, 0.18, 0.37, 0.6, 1]],
  ] as const)('of a %s amount to its stops', (_, alphas, offsets) => {
    const stops = offsets.map((at, index) => stop(at, alphas[index] ?? 0));
    const ramps = rampsOf(stops)?.ramps ?? [];
    expect(ramps.length).toBeGreaterThan(0);
    offsets.forEach((at, index) => expect(Math.abs(strengthAt(ramps, at) - (alphas[index] ?? 0))).toBeLessThan(0.005));
  });

  it('leaves out what colours nothing', () => {
    const ramps = rampsOf([stop(0, 0), stop(0.6, 0), stop(1, 0.3)])?.ramps ?? [];
    expect(ramps.map(({ inner, outer }) => [inner, outer])).toEqual([[0.6, 1]]);
  });

  it('leaves alone what changes colour, or rises and falls', () => {
    expect(rampsOf([stop(0, 0.2), [1, 'rgba(90,30,70,0)']])).toBeNull();
    expect(rampsOf([stop(0, 0.1), stop(0.5, 0.4), stop(1, 0)])).toBeNull();
  });
});
