/** Who touches whom in a scene, and how those who do are turned and drawn. */
import type { Direction } from '#core/locale/language.ts';
import type { CastMember, Place, Scene } from '#core/story/scene.ts';
import type { Touch } from '#core/story/vocabulary.ts';
import {
  type CastContext,
  companionIn,
  type Contact,
  drawMember,
  RESTS,
  sizeOf,
} from '#studio/illustrator/composition/cast.ts';
import type { Actor } from '#studio/illustrator/composition/contact/company.ts';
import { asInside, isAstrideLog, vesselOf } from '#studio/illustrator/composition/contact/inside.ts';
import type { Side } from '#studio/illustrator/composition/contact/beside.ts';
import { isCovered, isWheeled, seatOf } from '#studio/illustrator/composition/seating.ts';
import { looksOutOfWater } from '#studio/illustrator/composition/support.ts';
import type { Seat } from '#studio/illustrator/figure/posing/stance.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';

/** One touch of the scene, with the side on which who touches stands. */
export type Link = { readonly how: Touch; readonly one: string; readonly other: string; side: Side };

const ALONG: readonly Place['along'][] = ['start', 'start-center', 'center', 'center-end', 'end'];

export const isPersonIn = (member: CastMember, context: CastContext): boolean => companionIn(member, context) === null;

export const placeOf = (scene: Scene, ref: string): Place | undefined =>
  scene.cast.find((member) => member.ref === ref)?.place ?? scene.props.find((prop) => prop.ref === ref)?.place;

/** From left to right on the page. */
export const rank = (scene: Scene, ref: string): number => {
  const at = ALONG.indexOf(placeOf(scene, ref)?.along ?? 'center');
  return scene.direction === 'ltr' ? at : -at;
};

export const linksIn = (scene: Scene): Link[] =>
  scene.cast.flatMap((member): Link[] => {
    const { touches, ref } = member;
    if (!touches || touches.with === ref || !placeOf(scene, touches.with)) return [];
    const [mine, theirs] = [rank(scene, ref), rank(scene, touches.with)];
    const onward: Side = scene.direction === 'ltr' ? -1 : 1;
    return [
      { how: touches.how, one: ref, other: touches.with, side: mine === theirs ? onward : mine < theirs ? -1 : 1 },
    ];
  });

export const opposite = (side: Side): Side => (side === 1 ? -1 : 1);

/** Turned so that the touch can be seen; `side` is where they stand, the other is the other way. */
const poised = (
  member: CastMember,
  link: Link,
  role: { isPerson: boolean; isOne: boolean; bothRest: boolean },
): Actor['contact'] & { member: CastMember } => {
  const { how } = link;
  const { isPerson, isOne, bothRest } = role;
  const side = isOne ? link.side : opposite(link.side);
  if (bothRest) return { member, way: side };
  if (RESTS.has(member.pose)) return { member };
  const isTurned = member.facing === 'onward' || member.facing === 'against';
  const seesOther = how === 'hugging' || (isOne && how !== 'holding-hands');
  if (!isPerson)
    return isOne
      ? {
          member: { ...member, facing: member.facing === 'front' ? 'three-quarter' : member.facing },
          way: opposite(side),
        }
      : { member };
  if (!seesOther) return { member };
  const facing = isTurned || (how === 'hugging' && member.facing === 'back') ? 'three-quarter' : member.facing;
  const lean = how === 'leaning-on' ? 0.2 : how === 'hugging' ? 0.07 : how === 'arm-around' ? 0.05 : 0;
  return { member: { ...member, facing }, way: opposite(side), aside: -side * lean };
};

const alongPage = ({ facing }: CastMember): CastMember['facing'] => (facing === 'against' ? 'against' : 'onward');

/** Whoever has dropped off on a rug lies flat on it, without what a sleeper has under and over them at night. */
const isOnRug = ({ place, pose }: CastMember, { props }: Scene): boolean =>
  pose === 'sleeping' && props.some(({ ref, prop }) => ref === place.on && prop === 'rug');

/** Carries a person with a leg on each side. */
const isRidden = ({ ref }: CastMember, scene: Scene, context: CastContext): boolean =>
  scene.cast.some((other) => other.place.on === ref && seatOf(other, scene, context)?.kind === 'astride');

/** Whoever has a leg on each side of a back looks where it goes. */
const asSeated = (
  member: CastMember,
  scene: Scene,
  { seat, direction }: { seat: Seat; direction: Direction },
): { member: CastMember; contact: Contact } => {
  const bearer = scene.cast.find(({ ref }) => ref === member.place.on);
  if (seat.kind === 'edge' || !bearer) return { member, contact: { seat } };
  const facing = alongPage(bearer);
  const onward = direction === 'ltr' ? 1 : -1;
  const way = facing === 'against' ? -onward : onward;
  return { member: { ...member, facing }, contact: { seat, way: way === 1 ? 1 : -1 } };
};

export const drawn = (member: CastMember, contact: Contact, context: CastContext): Actor => ({
  member,
  contact,
  drawn: drawMember(member, { gaze: [0, 0] }, { ...context, contact }),
});

export const firstActors = (scene: Scene, context: CastContext, links: readonly Link[]): Map<string, Actor> =>
  new Map(
    scene.cast.map((told): [string, Actor] => {
      const member = isRidden(told, scene, context) ? { ...told, facing: alongPage(told) } : told;
      const isPerson = isPersonIn(member, context);
      const vessel = vesselOf(member, scene)?.vessel;
      const companion = companionIn(member, context);
      const lengthCm = companion ? COMPANION_DRAWINGS[companion].lengthCm * sizeOf(member, context) : 0;
      const swims = looksOutOfWater(member, scene, context) && isPerson;
      const seat = vessel ? null : seatOf(member, scene, context);
      const inside = vessel
        ? asInside(member, vessel, {
            isPerson,
            isAstride: isPerson && isAstrideLog(member, scene, isWheeled(member, context)),
            lengthCm,
          })
        : seat
          ? asSeated(member, scene, { seat, direction: context.direction })
          : {
              member,
              contact:
                swims || isOnRug(told, scene)
                  ? { isBedded: true }
                  : isPerson && isCovered(member, scene)
                    ? { isCovered: true }
                    : {},
            };
      const link = links.find(({ one }) => one === member.ref) ?? links.find(({ other }) => other === member.ref);
      if (!link) return [member.ref, drawn(inside.member, inside.contact, context)];
      const pair = scene.cast.find(({ ref }) => ref === (link.one === member.ref ? link.other : link.one));
      const bothRest = pair !== undefined && RESTS.has(pair.pose) && RESTS.has(member.pose);
      const { member: turned, ...contact } = poised(inside.member, link, {
        isPerson,
        isOne: link.one === member.ref,
        bothRest,
      });
      return [member.ref, drawn(turned, { ...inside.contact, ...contact }, context)];
    }),
  );
