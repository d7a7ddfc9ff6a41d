/** Puts riders on the backs, shoulders and things that carry them. */
import type { CastMember, Scene } from '#core/story/scene.ts';
import { type CastContext, companionIn } from '#studio/illustrator/composition/cast.ts';
import { topAt } from '#studio/illustrator/composition/contact/faces.ts';
import { contactsOf } from '#studio/illustrator/ground/contacts.ts';
import { landed } from '#studio/illustrator/composition/grounding/landing.ts';
import { changed, drawnThrough } from '#studio/illustrator/composition/moving.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { isOnRim, seatOn, seatOnThing, sitsOrLies } from '#studio/illustrator/composition/seating.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** Everybody and everything, to find the carrier among. */
export type Ride = { readonly all: readonly Placed[]; readonly scene: Scene; readonly context: CastContext };

/** Lifts somebody who was placed on the ground onto whoever carries them, at the carrier's scale. */
export const riding = (placed: Placed, member: CastMember, { all, scene, context }: Ride): Placed => {
  const carrier = all.find(({ ref }) => ref === member.place.on);
  if (!carrier || carrier.ref === placed.ref) return placed;
  const bearer = scene.cast.find(({ ref }) => ref === carrier.ref);
  const { box } = carrier;
  const thing = scene.props.find(({ ref }) => ref === carrier.ref)?.prop;
  const grown = carrier.scale / placed.scale;
  const half = ((placed.box.right - placed.box.left) / 2) * grown;
  const isPerson = companionIn(member, context) === null;
  // A tail needs no room on a stool.
  const feet = contactsOf(placed);
  const astride =
    feet.length === 0
      ? half
      : ((Math.max(...feet.map(({ right }) => right)) - Math.min(...feet.map(({ left }) => left))) / 2) * grown;
  const seat: Point = bearer
    ? seatOn(
        bearer,
        {
          ...carrier,
          half,
          isOnHead: member.place.height === 'high',
          ...(isPerson ? {} : { topAt: (x, from) => topAt(carrier.sketch, x, from) }),
        },
        context,
      )
    : seatOnThing(thing, box, {
        member,
        scene,
        topAt: (x) => topAt(carrier.sketch, x),
        ...(isPerson ? {} : { half: astride }),
      });
  const isStanding = !bearer && !placed.seat && !isOnRim(thing) && (!isPerson || !sitsOrLies(member));
  return changed(placed, (rider) => {
    const foot: Point = rider.seat ?? [(rider.box.left + rider.box.right) / 2, rider.box.bottom];
    const there = drawnThrough([grown, 0, 0, grown, seat[0] - foot[0] * grown, seat[1] - foot[1] * grown], rider);
    return {
      ...(isStanding ? landed(there, carrier) : there),
      plane: carrier.plane,
      // Drawn right after its carrier.
      ground: [carrier.ground[0], carrier.ground[1] + 0.1],
      lift: carrier.lift,
      scale: carrier.scale,
      isBorne: true,
    };
  });
};

type Riders = Ride & { readonly inCompany: ReadonlySet<string> };

/** Everybody who is on something or on somebody; who is on somebody that is on stairs goes up them, too. */
export const allRiding = (placed: readonly Placed[], { inCompany, ...ride }: Riders): readonly Placed[] => {
  const riders = new Map(
    ride.scene.cast.flatMap((member) =>
      member.place.on === undefined || inCompany.has(member.ref) ? [] : [[member.ref, member] as const],
    ),
  );
  const isCarriedUp = ({ place }: CastMember): boolean => place.on !== undefined && riders.has(place.on);
  const first = placed.map((one) => {
    const member = riders.get(one.ref);
    return member && !isCarriedUp(member) ? riding(one, member, ride) : one;
  });
  return first.map((one) => {
    const member = riders.get(one.ref);
    return member && isCarriedUp(member) ? riding(one, member, { ...ride, all: first }) : one;
  });
};
