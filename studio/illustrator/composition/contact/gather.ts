/** Finds out who belongs together in a scene, and sets them out: in vessels, hand in hand, side by side. */
import type { Scene } from '#core/story/scene.ts';
import { type CastContext, companionIn, type Contact } from '#studio/illustrator/composition/cast.ts';
import { type Actor, type Company, into, type Part } from '#studio/illustrator/composition/contact/company.ts';
import { filled, floatsIn, vesselOf } from '#studio/illustrator/composition/contact/inside.ts';
import { type Draft, join, touchedAt, toucherAt, type Work } from '#studio/illustrator/composition/contact/joining.ts';
import { firstActors, isPersonIn, type Link, linksIn, rank } from '#studio/illustrator/composition/contact/links.ts';
import { meeting } from '#studio/illustrator/composition/contact/touching.ts';
import { FLOATS } from '#studio/illustrator/composition/water/floats.ts';
import { boxAround, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Vessel } from '#studio/illustrator/props/vessels/vessel.ts';

export type Gathered = {
  readonly actors: ReadonlyMap<string, Actor>;
  readonly companies: readonly Company[];
  readonly links: readonly Link[];
};

const fillVessels = (work: Work): void => {
  const { scene, context, actors, drafts } = work;
  for (const prop of scene.props) {
    const inside = scene.cast
      .filter((member) => vesselOf(member, scene)?.ref === prop.ref)
      .toSorted((a, b) => rank(scene, a.ref) - rank(scene, b.ref));
    const vessel: Vessel | undefined = inside[0] && vesselOf(inside[0], scene)?.vessel;
    if (!vessel) continue;
    const occupants = new Map(
      inside.flatMap((member) => {
        const actor = actors.get(member.ref);
        if (!actor) return [];
        const companion = companionIn(member, context);
        const floats = companion === null ? undefined : FLOATS[companion];
        const isPerson = isPersonIn(member, context);
        return [[member.ref, { actor, told: member.pose, isPerson, floats }] as const];
      }),
    );
    const { parts, vessel: own, box } = filled(vessel, occupants);
    const { along, plane, height } = prop.place;
    const isAfloat = floatsIn(scene, prop.ref);
    // A basket that is pulled up takes who is in it along; a boat and a pond stay where water is.
    const isLifted = height !== undefined && !isAfloat && vessel.isWater !== true;
    drafts.push({
      place: { along, plane: plane === 'far' || isAfloat ? 'middle' : plane, ...(isLifted ? { height } : {}) },
      parts: new Map([...parts, [prop.ref, own]]),
      boxes: [box],
      vessel: prop.ref,
    });
  }
};

const companyOf = (work: Work, draft: Draft): Company | null => {
  const captain = work.scene.cast.find(({ ref }) => draft.parts.has(ref));
  if (!captain || draft.parts.size < 2) return null;
  const boxes = [...draft.parts].map(([ref, part]) => touchedAt(work, ref, part).box);
  const box = boxAround(
    draft.vessel === undefined
      ? boxes
      : [...draft.boxes, ...boxes.map((one) => ({ ...one, bottom: Math.min(0, one.bottom) }))],
  );
  return {
    captain: captain.ref,
    place: draft.place,
    parts: draft.parts,
    box,
    ...(draft.vessel === undefined ? {} : { vessel: draft.vessel }),
  };
};

const inLocal = (part: Part, contact: Contact): Contact => ({
  ...contact,
  ...(contact.limbAt ? { limbAt: into(part, contact.limbAt) } : {}),
  ...(contact.reach
    ? {
        reach: Object.fromEntries(
          Object.entries(contact.reach).map(([which, at]): [string, Point] => [which, into(part, at)]),
        ),
      }
    : {}),
});

const merged = (a: Contact, b: Contact): Contact => ({
  ...a,
  ...b,
  ...(a.reach || b.reach ? { reach: { ...a.reach, ...b.reach } } : {}),
  ...(a.apart || b.apart ? { apart: { ...a.apart, ...b.apart } } : {}),
});

/** Lets hands, paws and wings lie where they touch. */
const touchAll = (work: Work, companies: readonly Company[], links: readonly Link[]): void => {
  for (const link of links) {
    const parts = companies.find(({ parts: all }) => all.has(link.one) && all.has(link.other))?.parts;
    const [mine, theirs] = [parts?.get(link.one), parts?.get(link.other)];
    const one = mine && toucherAt(work, link.one, mine);
    if (!mine || !theirs || !one) continue;
    const other = touchedAt(work, link.other, theirs);
    const isAnswered =
      other.pose === 'hugging' || links.some((back) => back.one === link.other && back.other === link.one);
    const answer = meeting(link.how, one, { other, side: link.side, isAnswered });
    const [first, second] = [work.actors.get(link.one), work.actors.get(link.other)];
    if (first)
      work.actors.set(link.one, {
        ...first,
        contact: merged(first.contact, inLocal(mine, answer.one)),
      });
    if (second)
      work.actors.set(link.other, { ...second, contact: merged(inLocal(theirs, answer.other), second.contact) });
  }
};

/** Everybody of the scene, turned and posed for whom they touch, and the companies they make. */
export const gather = (scene: Scene, context: CastContext): Gathered => {
  const links = linksIn(scene);
  const work: Work = { scene, context, actors: firstActors(scene, context, links), drafts: [] };
  fillVessels(work);
  for (const link of links) join(work, link);
  const companies = work.drafts.flatMap((draft) => companyOf(work, draft) ?? []);
  touchAll(work, companies, links);
  return { actors: work.actors, companies, links };
};
