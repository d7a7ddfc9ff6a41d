import { describe, expect, it } from 'vitest';
import { hex } from '#studio/illustrator/color/color.ts';
import { buildFor } from '#studio/illustrator/figure/build.ts';
import { type ArmLook, drawArm } from '#studio/illustrator/figure/limbs.ts';
import { SKINS } from '#studio/illustrator/figure/looks.data.ts';
import type { Sleeve } from '#studio/illustrator/figure/outfits/outfit.ts';
import type { Arm } from '#studio/illustrator/figure/posing/stance.ts';
import { lerp } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

const build = buildFor(7);
const RED = hex('#c33');
const LOOK: ArmLook = {
  skin: SKINS.caramel,
  marks: 'none',
  build,
  glove: null,
  accent: RED,
  side: 1,
  name: 'near-arm',
  kind: 'both',
};
const SHORT: Sleeve = { to: 0.42, color: RED, flare: 0.2, cuff: RED, name: 'sleeve' };
const LONG: Sleeve = { ...SHORT, to: 0.92, flare: 0 };

const half = build.arm / 2;
const armTo = (wrist: Point): Arm => ({ shoulder: [0, 0], elbow: [0, half], wrist, hand: 'rest' });
/** The forearm goes back up along the upper arm, and straight on. */
const FOLDED = armTo([half * 0.5, half * 0.14]);
const STRAIGHT = armTo([half * 0.3, half * 1.95]);

const within = (sketch: Sketch): readonly Sketch[] =>
  sketch.kind === 'bundle' ? [sketch, ...sketch.children.flatMap(within)] : [sketch];

const isIn = (path: Path, [x, y]: Point): boolean => {
  const { left, right, top, bottom } = boundsOf(path);
  return x > left && x < right && y > top && y < bottom;
};

/** Whether a polygon covers a place. */
const covers = (path: Path, [x, y]: Point): boolean => {
  const corners = path.flatMap((segment): Point[] => (segment[0] === 'Z' ? [] : [[segment[1], segment[2]]]));
  return corners.reduce((isInside, [ax, ay], at) => {
    const [bx, by] = corners[(at + 1) % corners.length] ?? [ax, ay];
    return ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay) ? !isInside : isInside;
  }, false);
};

/** Where in the order of drawing something of a name lies that is at a place; the last one counts. */
const lastAt = (sketch: Sketch, name: string, place: Point): number =>
  within(sketch).findLastIndex((one) => one.kind === 'form' && one.name === name && isIn(one.path, place));

describe('an arm', () => {
  it('that is folded lies with its bare forearm on its short sleeve, and one that hangs comes out of it', () => {
    const folded = drawArm(FOLDED, SHORT, LOOK);
    const forearm = lerp(FOLDED.elbow, FOLDED.wrist, 0.5);
    expect(lastAt(folded, 'skin', forearm)).toBeGreaterThan(lastAt(folded, 'sleeve', [0, half * 0.3]));
    const hanging = drawArm(STRAIGHT, SHORT, LOOK);
    const above = lastAt(hanging, 'sleeve', [0, half * 0.3]);
    expect(lastAt(hanging, 'skin', lerp(STRAIGHT.elbow, STRAIGHT.wrist, 0.5))).toBeLessThan(above);
  });

  it('goes round with its hem the upper arm that comes out of it, wider than that, and leaves the forearm before it', () => {
    for (const arm of [FOLDED, armTo([half * 0.9, half * 0.7]), armTo([-half * 0.6, half * 0.1])]) {
      const all = within(drawArm(arm, SHORT, LOOK));
      const cuff = all.findIndex((one) => one.kind === 'form' && one.name === 'cuff');
      expect(cuff).toBeGreaterThan(all.findIndex((one) => one.kind === 'form' && one.name === 'skin'));
      const { left, right } = boundsOf((all[cuff] as Form).path);
      expect(Math.min(-left, right)).toBeGreaterThan(build.limb * 1.2);
      const hem = all.find((one) => one.kind === 'bundle' && one.clip && one.children.includes(all[cuff] as Sketch));
      if (hem?.kind !== 'bundle' || !hem.clip) throw new Error('Nothing keeps the hem off the forearm');
      for (const at of [0.2, 0.5, 0.8]) expect(covers(hem.clip, lerp(arm.elbow, arm.wrist, at)), `${at}`).toBe(false);
      expect(covers(hem.clip, lerp(arm.elbow, arm.shoulder, 0.9))).toBe(true);
    }
  });

  it('shows no bare elbow where it has a long sleeve, however sharp the bend', () => {
    for (const arm of [FOLDED, STRAIGHT, armTo([half * 0.9, half * 0.7])]) {
      const sketch = drawArm(arm, LONG, LOOK);
      for (const at of [0, 0.3]) expect(lastAt(sketch, 'skin', lerp(arm.elbow, arm.wrist, at)), `${at}`).toBe(-1);
    }
  });

  it('ends a short sleeve before its elbow, however short the upper arm looks', () => {
    const arm: Arm = { shoulder: [0, 0], elbow: [0, half * 0.54], wrist: [half, half * 0.5], hand: 'rest' };
    for (const one of within(drawArm(arm, SHORT, LOOK))) {
      if (one.kind === 'form' && one.name === 'sleeve') {
        expect(boundsOf(one.path).bottom).toBeLessThan(half * 0.54 + build.limb);
      }
    }
  });

  it('goes on into its hand: the rim of a hand lies below the forearm', () => {
    const all = within(drawArm(FOLDED, SHORT, { ...LOOK, rimmedOn: 'all' }));
    const rim = all.findIndex((one) => one.kind === 'bundle' && one.name === 'hand-rim');
    const forearm = lerp(FOLDED.elbow, FOLDED.wrist, 0.5);
    const skin = all.findLastIndex((one) => one.kind === 'form' && one.name === 'skin' && isIn(one.path, forearm));
    expect(rim).toBeGreaterThan(-1);
    expect(rim).toBeLessThan(skin);
  });
});
