import { describe, expect, it } from 'vitest';
import type { HairFrame } from '#studio/illustrator/figure/hair/cap.ts';
import { HAIR_DRAWINGS } from '#studio/illustrator/figure/hair/styles.ts';
import { edgeAt, type HeadFrame } from '#studio/illustrator/figure/head/head.ts';
import { ACCENTS, HAIRS, SKINS } from '#studio/illustrator/figure/looks.data.ts';
import { boundsOf } from '#studio/illustrator/geometry/path.ts';
import type { Form, Sketch } from '#studio/illustrator/sketch.ts';

const frameFor = (yaw: number): HairFrame => {
  const isBack = Math.abs(yaw) > 2;
  const head: HeadFrame = { yaw, pitch: 0, maturity: 0.2, babyhood: 0, jaw: 0, isBack };
  return { head, colors: HAIRS.black, skin: SKINS.sand, tie: ACCENTS.red.accent, isPressed: false };
};

const YAWS = [0, 0.14, -0.14, 0.44, -0.44, 0.72, -0.72, Math.PI - 0.2, Math.PI + 0.2];

const formsOf = (sketch: Sketch): readonly Form[] =>
  sketch.kind === 'bundle' ? sketch.children.flatMap(formsOf) : sketch.kind === 'form' ? [sketch] : [];

const solidHair = (style: keyof typeof HAIR_DRAWINGS, yaw: number): readonly Form[] => {
  const { behind, front } = HAIR_DRAWINGS[style](frameFor(yaw));
  return [...behind, ...front].flatMap(formsOf).filter(({ name, finish }) => name === 'hair' && finish === 'solid');
};

describe('short hair', () => {
  it('with tufts, a crest or a lick is one piece, so that no edge runs inside it and no tip stands by itself', () => {
    for (const style of ['short-straight', 'cowlick', 'messy', 'pixie'] as const)
      for (const yaw of YAWS) {
        const pieces = solidHair(style, yaw);
        expect(pieces, `${style} ${yaw}`).toHaveLength(1);
        // As wide as the head, and higher than it.
        const { left, right, top } = boundsOf(pieces[0]?.path ?? []);
        expect(right - left, `${style} ${yaw}`).toBeGreaterThan(1.8);
        expect(top, `${style} ${yaw}`).toBeLessThan(-1.08);
      }
  });

  it('that is close to the skull ends behind the ear and leaves no sliver below it', () => {
    for (const style of ['short-straight', 'side-part', 'cowlick', 'buzz', 'messy'] as const)
      for (const yaw of YAWS.filter((at) => Math.abs(at) < 2 && Math.abs(at) > 0.2)) {
        const [cap] = solidHair(style, yaw);
        // The side away from the face is where the nape would be seen.
        const away = yaw > 0 ? -1 : 1;
        const low = (cap?.path ?? []).flatMap((segment) =>
          segment[0] === 'C' && segment[5] * away > 0.5 ? [segment[6]] : [],
        );
        expect(Math.max(...low), `${style} ${yaw}`).toBeLessThan(style === 'messy' ? 0.62 : 0.42);
      }
  });

  it('that is shorn leaves no skin above it at the edge of the head', () => {
    for (const style of ['buzz', 'fade', 'mohawk-curls', 'shaved-sides'] as const)
      for (const yaw of YAWS) {
        const { front } = HAIR_DRAWINGS[style](frameFor(yaw));
        const shorn = front.flatMap(formsOf).filter(({ name }) => name === 'hair');
        const brims = shorn.flatMap(({ path }) =>
          path.flatMap((segment) => (segment[0] === 'C' && Math.abs(segment[6] + 0.7) < 0.12 ? [segment[5]] : [])),
        );
        for (const side of [-1, 1] as const) {
          const edge = edgeAt(frameFor(yaw).head, side, -0.7);
          const reach = Math.max(...brims.map((x) => x * side));
          expect(reach, `${style} ${yaw} ${side}`).toBeGreaterThan(edge * 0.94);
        }
      }
  });
});
