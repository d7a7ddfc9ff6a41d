/** Which arm lies on somebody so that it is seen whole, from its shoulder to its hand, and before no face. */
import type { Body, Contact } from '#studio/illustrator/composition/cast.ts';
import { tallOf } from '#studio/illustrator/composition/contact/company.ts';
import type { Which } from '#studio/illustrator/figure/posing/stance.ts';
import { distance, lerp } from '#studio/illustrator/geometry/outline.ts';
import { middleOf, type Point } from '#studio/illustrator/geometry/path.ts';

/** An arm that ends early must aim farther for its end to be where a palm would. */
const SHORT_SHARE = 0.62;
export const aimed = (body: Body, which: Which, at: Point): Point => {
  const shoulder = body.shoulder[which];
  return body.short === which ? lerp(shoulder, at, 1 / SHORT_SHARE) : at;
};

/** Eyes, nose and mouth, with some room, as a share of half a head from its middle. */
const FACE = 0.82;
const STEPS_ALONG = 12;

/** Whether an arm that goes straight from one place to another would lie before a face. */
const crossesFace = (from: Point, to: Point, { head }: Body): boolean => {
  const [x, y] = [middleOf(head), (head.top + head.bottom) / 2];
  const [across, down] = [((head.right - head.left) / 2) * FACE, (tallOf(head) / 2) * FACE];
  return Array.from({ length: STEPS_ALONG + 1 }, (_, step) => lerp(from, to, step / STEPS_ALONG)).some(
    ([px, py]) => ((px - x) / across) ** 2 + ((py - y) / down) ** 2 < 1,
  );
};

/** How far an arm may go, in arms, before a place that is nearer is enough. */
export const WHOLE_REACH = 1.06;

type Ways = {
  /** The arms that may do it and the places where its hand may lie, the better ones first. */
  readonly arms: readonly Which[];
  readonly places: readonly Point[];
  /** Whose face it must not cross. */
  readonly face: Body;
  /** Rather none than one before a face. */
  readonly isFree?: true;
};

/** The first way that is before no face and within reach; an arm out of reach goes as far as it can. */
export const wholeArm = (body: Body, { arms, places, face, isFree }: Ways): Contact | null => {
  const ways = places.flatMap((wanted) =>
    arms
      .filter((which) => body.short !== which)
      .map((which) => {
        const from = body.shoulder[which];
        const away = distance(from, wanted);
        const most = body.reach * WHOLE_REACH;
        const at = away > most ? lerp(from, wanted, most / away) : wanted;
        return { which, at, crosses: crossesFace(from, at, face), lacks: Math.max(0, away - most) };
      }),
  );
  const [best] = ways.toSorted((a, b) => Number(a.crosses) - Number(b.crosses) || a.lacks - b.lacks);
  if (!best || (isFree && best.crosses)) return null;
  return { reach: { [best.which]: best.at }, apart: { [best.which]: 'over' } };
};
