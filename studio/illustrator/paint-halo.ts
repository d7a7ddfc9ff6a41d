/**
 * Paints a halo as ramps of two stops each. A gradient of more stops costs three times as much for every pixel, and a
 * part where nothing changes costs as much as any other: so what gets fainter outwards is laid disc upon disc, and what
 * gets stronger outwards ring upon ring, each over no more of the page than it colours.
 */
import type { Halo, Stop } from '#studio/illustrator/picture.ts';
import type { DrawingContext } from '#studio/illustrator/surface.ts';

/** From one share of the radius to another the strength changes evenly; inside and outside of them it stays. */
export type Ramp = {
  readonly from: number;
  readonly to: number;
  /** Strength at `from` and at `to`. */
  readonly strengths: readonly [number, number];
  /** What of the halo it covers: shares of the radius. */
  readonly inner: number;
  readonly outer: number;
};

type Step = { readonly at: number; readonly alpha: number };

const COLOUR = /^rgba?\((\d+,\d+,\d+)(?:,([\d.]+))?\)$/;

/** A stop so near to the line between its neighbours shows nowhere. */
const STRAIGHT = 0.004;

const isStraight = ([before, step, after]: readonly [Step, Step, Step]): boolean => {
  const share = after.at === before.at ? 0 : (step.at - before.at) / (after.at - before.at);
  return Math.abs(before.alpha + (after.alpha - before.alpha) * share - step.alpha) < STRAIGHT;
};

const straightened = (steps: readonly Step[]): Step[] => {
  const kept: Step[] = [];
  steps.forEach((step, index) => {
    const [before, after] = [kept.at(-1), steps[index + 1]];
    if (!before || !after || !isStraight([before, step, after])) kept.push(step);
  });
  return kept;
};

/** So much of what lies over the others makes up for them: laid over `under` it gives `both`. */
const over = (under: number, both: number): number => (both - under) / (1 - under);

const outwards = (steps: readonly Step[]): Ramp[] =>
  steps.slice(1).flatMap(({ at: to, alpha }, index): Ramp[] => {
    const { at: from, alpha: under } = steps[index] ?? { at: 0, alpha: 0 };
    const base = index === 0 ? 0 : under;
    const strengths = [over(base, under), over(base, alpha)] as const;
    return strengths[1] === 0 ? [] : [{ from, to, strengths, inner: strengths[0] === 0 ? from : 0, outer: 1 }];
  });

const inwards = (steps: readonly Step[]): Ramp[] =>
  steps.slice(1).flatMap(({ at: to, alpha: under }, index): Ramp[] => {
    const { at: from, alpha } = steps[index] ?? { at: 0, alpha: 0 };
    const isLast = index === steps.length - 2;
    const base = isLast ? 0 : under;
    const strengths = [over(base, alpha), over(base, under)] as const;
    return strengths[0] === 0 ? [] : [{ from, to, strengths, inner: 0, outer: strengths[1] === 0 ? to : 1 }];
  });

/** What the stops amount to, laid over each other; null when they change colour, or rise and fall. */
export const rampsOf = (stops: readonly Stop[]): { color: string; ramps: readonly Ramp[] } | null => {
  const read = stops.map(([at, text]) => ({ at, found: COLOUR.exec(text) }));
  const color = read[0]?.found?.[1];
  if (color === undefined || read.some(({ found }) => found?.[1] !== color)) return null;
  const steps = straightened(read.map(({ at, found }) => ({ at, alpha: Number(found?.[2] ?? 1) })));
  const changes = steps.slice(1).map(({ alpha }, index) => alpha - (steps[index]?.alpha ?? 0));
  if (changes.every((change) => change >= 0))
    return steps.some(({ alpha }) => alpha >= 1) ? null : { color, ramps: outwards(steps) };
  if (changes.every((change) => change <= 0))
    return steps.slice(1).some(({ alpha }) => alpha >= 1) ? null : { color, ramps: inwards(steps) };
  return null;
};

const disc = (context: DrawingContext, radius: number): void => context.arc(0, 0, radius, 0, Math.PI * 2);

/** Below this radius in pixels one gradient of many stops is as cheap as two discs. */
const SMALL = 20;

/** Paints the halo, `scale` pixels per page unit. */
export const paintHalo = (context: DrawingContext, halo: Halo, scale: number): void => {
  const [rx, ry] = halo.radii;
  if (rx <= 0 || ry <= 0) return;
  const radius = rx * scale;
  context.save();
  context.globalCompositeOperation = halo.blend;
  context.translate(halo.center[0] * scale, halo.center[1] * scale);
  context.scale(1, ry / rx);
  const told = radius < SMALL ? null : rampsOf(halo.stops);
  if (told) {
    for (const ramp of told.ramps) paintRamp(context, told.color, { ramp, radius });
  } else {
    const gradient = context.createRadialGradient(0, 0, 0, 0, 0, radius);
    for (const [offset, color] of halo.stops) gradient.addColorStop(offset, color);
    context.fillStyle = gradient;
    context.beginPath();
    disc(context, radius);
    context.fill();
  }
  context.restore();
};

const paintRamp = (context: DrawingContext, color: string, { ramp, radius }: { ramp: Ramp; radius: number }): void => {
  const { from, to, strengths, inner, outer } = ramp;
  const gradient = context.createRadialGradient(0, 0, from * radius, 0, 0, to * radius);
  strengths.forEach((strength, end) => gradient.addColorStop(end, `rgba(${color},${strength})`));
  context.fillStyle = gradient;
  context.beginPath();
  disc(context, outer * radius);
  if (inner > 0) {
    context.closePath();
    context.moveTo(inner * radius, 0);
    disc(context, inner * radius);
  }
  context.fill('evenodd');
};
