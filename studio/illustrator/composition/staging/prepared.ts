/** What of a scene is decided before any camera looks at it: who belongs together, who leads, what everybody looks like. */
import type { Scene } from '#core/story/scene.ts';
import { type CastContext, type DrawnMember, drawMember } from '#studio/illustrator/composition/cast.ts';
import type { Actor, Company } from '#studio/illustrator/composition/contact/company.ts';
import type { Units } from '#studio/illustrator/composition/contact/freeing.ts';
import { type Gathered, gather } from '#studio/illustrator/composition/contact/gather.ts';
import { floatsIn } from '#studio/illustrator/composition/contact/inside.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import { headedInto } from '#studio/illustrator/composition/sight/heading.ts';
import type { Look } from '#studio/illustrator/composition/sight/look.ts';
import { withLeadInFront } from '#studio/illustrator/composition/staging/lead.ts';
import { withWeights } from '#studio/illustrator/composition/staging/weight.ts';
import { filledBy } from '#studio/illustrator/composition/water/under-spout.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** The scene as slots see it: a company stands where its captain does, and takes the room of all. */
const inCompanies = (scene: Scene, companies: readonly Company[]): Scene => ({
  ...scene,
  cast: scene.cast.map((member) => {
    const company = companies.find(({ parts }) => parts.has(member.ref));
    if (!company) return member;
    const { place } = company;
    return { ...member, place: member.ref === company.captain ? place : { ...place, on: company.captain } };
  }),
});

const drawnFor = (scene: Scene, { actors, companies }: Gathered): DrawnMember[] =>
  scene.cast.flatMap(({ ref }) => {
    const drawn = actors.get(ref)?.drawn;
    const box = companies.find(({ captain }) => captain === ref)?.box;
    return drawn ? [box ? { ...drawn, box } : drawn] : [];
  });

/** Boats that are in a pond of the scene, with their ponds. */
export const pondsIn = ({ props }: Scene): { readonly ref: string; readonly pond: string }[] =>
  props.flatMap(({ ref, place }) => {
    const pond = props.find((one) => one.prop === 'water' && (one.ref === place.in || one.ref === place.on));
    return pond ? [{ ref, pond: pond.ref }] : [];
  });

/** Who moves together: companies, riders with who carries them, things with what they stand on. */
const unitsOf = (scene: Scene, companies: readonly Company[]): Map<string, string> => {
  const units = new Map<string, string>();
  for (const { captain, parts, vessel } of companies) {
    for (const ref of parts.keys()) units.set(ref, captain);
    if (vessel !== undefined) units.set(`${vessel}/front`, captain);
  }
  // A pond goes with the boat on it.
  for (const { ref, pond } of pondsIn(scene)) {
    const captain = units.get(ref);
    if (captain !== undefined) units.set(pond, captain);
  }
  for (const { ref, place } of [...scene.cast, ...scene.props]) {
    const bearer = place.on ?? place.in;
    if (bearer !== undefined && !units.has(ref)) units.set(ref, units.get(bearer) ?? bearer);
  }
  // A glass goes with whoever fills it.
  for (const [glass, pours] of filledBy(scene)) units.set(glass, units.get(pours) ?? pours);
  return units;
};

/** What of a scene is the same from wherever the camera looks. */
export type Prepared = {
  readonly told: Scene;
  readonly lead: Scene;
  readonly scene: Scene;
  readonly gathered: Gathered;
  readonly afloat: ReadonlySet<string>;
  readonly units: Units;
  readonly drawn: readonly DrawnMember[];
  /** Draws one of the cast with a look; the same look gives the same drawing. */
  drawnWith(actor: Actor, look: Look): DrawnMember;
};

/** Gazes that differ by less look alike. */
const GAZE_STEP = 0.04;

const rounded = ([x, y]: Point): Point => [
  Math.round(x / GAZE_STEP) * GAZE_STEP,
  Math.round(y / GAZE_STEP) * GAZE_STEP,
];

/** Prepares a scene once for all the steps that its camera takes back. */
export const prepared = (told: Scene, context: CastContext, camera: Camera): Prepared => {
  const lead = withLeadInFront(headedInto(told), context);
  const met = gather(lead, context);
  const gathered = { ...met, companies: withWeights(met.companies, { scene: lead, camera }) };
  const scene = inCompanies(lead, gathered.companies);
  const isAfloat = ({ vessel, parts }: Company): boolean =>
    floatsIn(scene, vessel) || [...parts.keys()].some((ref) => floatsIn(scene, ref));
  const afloat = gathered.companies.filter(isAfloat).map(({ captain }) => captain);
  const joined = new Set(gathered.companies.flatMap(({ parts }) => [...parts.keys()]));
  const looks = new Map<string, DrawnMember>();
  return {
    told,
    lead,
    scene,
    gathered,
    afloat: new Set(afloat),
    units: unitsOf(lead, gathered.companies),
    drawn: drawnFor(scene, gathered),
    drawnWith: ({ member, contact, drawn }, { gaze, aim, way }) => {
      const look: Look = { gaze: rounded(gaze), ...(aim ? { aim: rounded(aim) } : {}), ...(way ? { way } : {}) };
      const key = `${member.ref} ${look.gaze.join(' ')} ${look.aim?.join(' ') ?? ''} ${way ?? ''}`;
      // Who touches somebody stays turned as their hands were measured, wherever they look.
      const turned = joined.has(member.ref) ? { way: drawn.body.way, ...contact } : contact;
      const known = looks.get(key) ?? drawMember(member, look, { ...context, contact: turned });
      looks.set(key, known);
      return known;
    },
  };
};
