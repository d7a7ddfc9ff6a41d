/** Puts the drawings of those who touch and hold each other into one another: arms around, and fronts before. */
import type { Place, PropPlacement, Scene } from '#core/story/scene.ts';
import { hex, lighten } from '#studio/illustrator/color/color.ts';
import { isTurnedOver } from '#studio/illustrator/composition/sight/aimed.ts';
import type { Gathered } from '#studio/illustrator/composition/contact/gather.ts';
import type { Link } from '#studio/illustrator/composition/contact/links.ts';
import { visibleIn, vesselOf } from '#studio/illustrator/composition/contact/inside.ts';
import { touched } from '#studio/illustrator/composition/contact/resting.ts';
import { changed } from '#studio/illustrator/composition/moving.ts';
import { inWaterTo, ringsAt } from '#studio/illustrator/composition/water/waterline.ts';
import { pageBox, type Placed, type Slot } from '#studio/illustrator/composition/placed.ts';
import { apply, placed } from '#studio/illustrator/geometry/matrix.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { type Box, mapPath, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Vessel } from '#studio/illustrator/props/vessels/vessel.ts';
import { VESSELS } from '#studio/illustrator/props/vessels/vessels.data.ts';
import { bundle, detail, form, moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** Where a drawing goes on the page: its origin, its scale, and how near it is among those it belongs to. */
export type Standing = {
  readonly at: Point;
  readonly scale: number;
  readonly order: number;
  readonly slot: Slot;
  readonly lift: number;
  readonly plane: Place['plane'];
};

type Together = {
  readonly scene: Scene;
  readonly standings: ReadonlyMap<string, Standing>;
  readonly gathered: Gathered;
  readonly isDark: boolean;
};

/** The two of a touch, the farther one first. */
const byDepth = ({ one, other }: Link, { standings }: Together): readonly [string, string] => {
  const order = (ref: string): number => standings.get(ref)?.order ?? 0;
  return order(one) <= order(other) ? [one, other] : [other, one];
};

const touching = (sketches: readonly Sketch[]): Sketch[] =>
  sketches.length === 0 ? [] : [bundle(sketches, { name: 'touch' })];

/** Everybody with the arms of those who hold them behind and before. */
const embraced = (cast: readonly Placed[], told: Together): Placed[] =>
  cast.map((one) => {
    const { links } = told.gathered;
    const armsOf = (ref: string): Placed | undefined => cast.find((each) => each.ref === ref);
    const pairs = links.filter((link) => link.one === one.ref || link.other === one.ref);
    // A hand that holds another lies over it.
    const partners = [...new Set([...pairs.map((link) => link.other), ...pairs.map((link) => link.one)])];
    const isFar = pairs.some((link) => byDepth(link, told)[0] === one.ref);
    const isNear = pairs.some((link) => byDepth(link, told)[1] === one.ref);
    const behind = isFar ? partners.flatMap((ref) => armsOf(ref)?.behind ?? []) : [];
    const over = isNear || pairs.length === 0 ? (pairs.length === 0 ? [one.ref] : partners) : [];
    const arms = over.flatMap((ref) => armsOf(ref)?.over ?? []);
    if (behind.length === 0 && arms.length === 0) return one;
    return changed(one, (each) => ({
      ...each,
      sketch: bundle([...touching(behind), each.sketch, ...touching(arms)]),
    }));
  });

type Holding = { readonly prop: PropPlacement; readonly vessel: Vessel; readonly standing: Standing };

/** Rings around those who stand in a pond, and under a boat. */
const ringsOf = ({ vessel, standing: { at, scale, slot } }: Holding, inside: readonly Placed[]): Sketch[] => {
  if (vessel.isWater) {
    const surface = at[1] + vessel.rim[1] * scale;
    return inside.flatMap(({ box }) => ringsAt([(box.left + box.right) / 2, surface], (box.right - box.left) * 0.34));
  }
  return vessel.floats && slot.isOnWater ? ringsAt([at[0], at[1] - scale * 2], vessel.size[0] * scale * 0.62) : [];
};

const ROPE = hex('#b58a52');
/** Under the top of the handle, and over the page. */
const TIED = 0.03;
const OUT_OF_PAGE = -30;

/** What pulls a basket up: from its handle out of the page. */
const ropeOver = ({ left, right, top, bottom }: Box, scale: number): Sketch[] => {
  const x = (left + right) / 2;
  const from = top + (bottom - top) * TIED;
  const line = (aside: number): Point[] => [
    [x + aside, OUT_OF_PAGE],
    [x + aside, (OUT_OF_PAGE + from) / 2],
    [x + aside, from],
  ];
  const thick = Math.max(2, scale * 0.7);
  return [
    form(ribbon(line(0), [thick, thick, thick], 'flat'), ROPE, { volume: 0.4 }),
    detail(ribbon(line(-thick * 0.3), [thick * 0.3, thick * 0.3, thick * 0.3], 'flat'), lighten(ROPE, 0.12)),
  ];
};

const vesselParts = ({
  holding,
  inside,
  isDark,
}: {
  holding: Holding;
  inside: readonly Placed[];
  isDark: boolean;
}): Placed[] => {
  const { prop, vessel, standing } = holding;
  const { at, scale, slot, lift, plane } = standing;
  const { back, front } = vessel.draw({ isDark });
  const onto = placed(at, scale);
  const [half, tall] = vessel.size;
  const box = pageBox({ left: -half, right: half, top: -tall, bottom: 0 }, at, scale);
  const base: Omit<Placed, 'sketch' | 'ground'> = {
    ref: prop.ref,
    kind: 'prop',
    plane,
    box,
    lift,
    scale,
    ...(vessel.floats && slot.isOnWater ? { isInWater: true } : {}),
    // A pond lies in the ground: nothing of it casts a shadow.
    ...(vessel.isWater ? { isBorne: true } : {}),
  };
  const rope = prop.prop === 'basket' && lift > 0 ? ropeOver(box, scale) : [];
  return [
    { ...base, sketch: bundle([...rope, moved(bundle(back), onto)]), ground: [at[0], slot.y - 0.2] },
    {
      ...base,
      ref: `${prop.ref}/front`,
      sketch: bundle([moved(bundle(front), onto), ...ringsOf(holding, inside)], { name: 'vessel-front' }),
      ground: [at[0], slot.y + 0.4],
      isBorne: true,
    },
  ];
};

const thingAt = (
  prop: PropPlacement,
  { at, scale, slot, lift, plane, order }: Standing,
  { scene, isDark }: Pick<Together, 'scene' | 'isDark'>,
): Placed => {
  const { sketch, box } = touched(prop.prop, isDark);
  return {
    ref: prop.ref,
    kind: 'prop',
    plane,
    sketch: moved(sketch, placed(at, scale, { flip: isTurnedOver(prop, scene) })),
    box: pageBox(box, at, scale),
    ground: [at[0], slot.y + order * 0.02],
    lift,
    scale,
  };
};

/** Cut off where the near side of the vessel begins. */
const cutOff = (one: Placed, { vessel, standing }: Holding): Placed => {
  const onto = placed(standing.at, standing.scale);
  const clip = mapPath(visibleIn(vessel), (x, y) => apply(onto, [x, y]));
  const isAfloat = vessel.floats === true && standing.slot.isOnWater === true;
  return changed(one, (each) => ({
    ...each,
    sketch: bundle([each.sketch], { clip, name: 'inside' }),
    isBorne: true,
    ...(isAfloat ? { isInWater: true } : {}),
  }));
};

/** So much water is before a log for the legs that hang into it to be seen in, in centimetres. */
const BEFORE_LOG = 26;

/** Whoever has a leg on each side of a log is before it, with the nearer foot in the water; the other leg is behind it. */
const astride = (one: Placed, { standing: { at, scale, slot } }: Holding): Placed =>
  changed(one, (each) => ({
    ...each,
    sketch: inWaterTo(each.sketch, each.box, { surface: at[1] - scale * 2, room: BEFORE_LOG * scale }),
    ground: [each.ground[0], slot.y + 0.6],
    isBorne: true,
    isInWater: true,
  }));

/** The cast with touching arms and cut off by what they are in, and the things of their companies. */
export const together = (cast: readonly Placed[], told: Together): Placed[] => {
  const { scene, standings, gathered, isDark } = told;
  const holdings = scene.props.flatMap((prop): Holding[] => {
    const standing = standings.get(prop.ref);
    const vessel = gathered.companies.some((company) => company.vessel === prop.ref) ? VESSELS[prop.prop] : undefined;
    return standing && vessel ? [{ prop, vessel, standing }] : [];
  });
  const people = embraced(cast, told).map((one) => {
    const member = scene.cast.find(({ ref }) => ref === one.ref);
    const ref = member && vesselOf(member, scene)?.ref;
    const holding = holdings.find(({ prop }) => prop.ref === ref);
    if (!holding) return one;
    const isAstride = holding.vessel.isDeck && gathered.actors.get(one.ref)?.contact.seat?.kind === 'astride';
    return isAstride ? astride(one, holding) : cutOff(one, holding);
  });
  const things = scene.props.flatMap((prop): Placed[] => {
    const standing = standings.get(prop.ref);
    const holding = holdings.find((one) => one.prop === prop);
    const inside = people.filter(({ ref }) =>
      scene.cast.some((member) => member.ref === ref && vesselOf(member, scene)?.ref === prop.ref),
    );
    if (holding) return vesselParts({ holding, inside, isDark });
    return standing ? [thingAt(prop, standing, told)] : [];
  });
  return [...people, ...things];
};
