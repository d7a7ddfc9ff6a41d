/** Places the things of a scene: out of the way of the cast, no larger than the page can bear. */
import type { PropPlacement, Scene } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import {
  isOnFoot,
  nearWater,
  pageBox,
  type Placed,
  shoreAt,
  type Slot,
  spotOf,
  spread,
  waterBefore,
} from '#studio/illustrator/composition/placed.ts';
import { inSeason } from '#studio/illustrator/composition/staging/wintry.ts';
import { floatsIn, SWIMMING } from '#studio/illustrator/composition/contact/inside.ts';
import { farWater } from '#studio/illustrator/composition/slots.ts';
import { asFallen, onGround, putDown, type Thing, upright } from '#studio/illustrator/composition/contact/resting.ts';
import { inWaterTo } from '#studio/illustrator/composition/water/waterline.ts';
import { isNamed, weightOf } from '#studio/illustrator/composition/staging/weight.ts';
import { hasOpenWater } from '#studio/illustrator/composition/support.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { beyondRoof, onRoof } from '#studio/illustrator/props/building/tower-house.ts';
import { washedBoard } from '#studio/illustrator/props/school/washed.data.ts';
import { isSpreadOut, spreadBlanket } from '#studio/illustrator/props/home/spread-blanket.data.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import { bundle, moved } from '#studio/illustrator/sketch.ts';

/** A wagon or a boat shares the page with the cast, and stands behind it. */
const WIDEST_PROP = 400;
/** What bears something else is no doll's table: hands and faces are at what stands on it. */
const WIDEST_BEARER = 520;
/** Who sits low on something large is as tall as who stands beside it. */
const WIDEST_UNDER = 640;
const [TALLEST, TALLEST_UNDER] = [420, 560];
/** Many in one are the background of the page, from wall to wall. */
const CROWD_WIDE = 770;
const CROWDS: ReadonlySet<Prop> = new Set<Prop>(['classmates', 'shoppers']);
const BEHIND_FROM = 280;
const BIG_CM = 90;
/** Where large things stand in a close picture: behind everybody. */
const BEHIND_Y = 880;
const LEAST_SIZE = 0.5;
const FOCUS_SIDE = 300;

const isBehindFaces = ({ prop, place, isToy }: PropPlacement, camera: Camera): boolean =>
  camera.isCropped && place.plane === 'near' && !isToy && PROP_DRAWINGS[prop].heightCm > BIG_CM;

/** A wagon would hide the cast, and so would the back of a chair: what is as wide or as tall stands behind them. */
const TALL_FROM = 190;
/** Taller things stand over everybody, as far as the page goes. */
const TOWERING_CM = 300;
const OVER_ALL = 24;
const isLarge = (wide: number, tall: number): boolean => wide > BEHIND_FROM || tall > TALL_FROM;

/** The water of a river or a sea is drawn already. */
const isThere = ({ prop }: PropPlacement, scene: Scene): boolean => prop === 'water' && hasOpenWater(scene);

/** A ladder leans on the shelves of a room, and stands under whoever is on it; elsewhere it lies. */
const isUsed = ({ ref, prop }: PropPlacement, scene: Scene): boolean =>
  prop === 'ladder' &&
  (drawingOf(scene).isIndoors || [...scene.cast, ...scene.props].some(({ place }) => place.on === ref));

/** What smokes has gone out: a lantern after a gust. */
const isOut = ({ ref }: PropPlacement, { effects = [] }: Scene): boolean =>
  effects.some(({ effect, at }) => effect === 'smoke' && at === ref);

/** A thing that the snow flies up from has just come down. */
const hasFallen = ({ ref }: PropPlacement, { effects = [] }: Scene): boolean =>
  effects.some(({ effect, at }) => effect === 'snow-puff' && at === ref);

/** What is written on a board runs down it in the rain. */
const isWashed = ({ ref, prop }: PropPlacement, { effects = [] }: Scene): boolean =>
  prop === 'blackboard' && effects.some(({ effect, towards }) => effect === 'drops' && towards === ref);

/** Far away over the roofs of a town a pigeon tower stands on one of them: over bare ground it would hang. */
const isOnRoof = ({ prop, place }: PropPlacement): boolean =>
  prop === 'pigeon-tower' && place.plane === 'far' && (place.height ?? 'ground') !== 'ground';
/** Where the scene has it high, it is farther off still, beyond the chimneys of that roof. */
const houseUnder = ({ place }: PropPlacement): typeof onRoof => (place.height === 'high' ? beyondRoof : onRoof);

/** A toy is a little smaller than what somebody would carry of its kind: it lies by, and leads no page. */
const TOY = 0.8;
const asToy = ({ sketch, box }: Thing, prop: Prop): Thing => {
  const { heldHeightCm, heightCm } = PROP_DRAWINGS[prop];
  const by = (heldHeightCm / heightCm) * TOY;
  return { sketch: moved(sketch, placed([0, 0], by, {})), box: pageBox(box, [0, 0], by) };
};

const seenAs = (one: PropPlacement, scene: Scene, isNight: boolean): Thing => {
  const isDark = isNight && !isOut(one, scene);
  if (isOnRoof(one)) return houseUnder(one)(upright(one.prop, isDark), isDark);
  if (one.prop === 'blanket' && isSpreadOut(one.ref, scene)) return spreadBlanket();
  const isResting = (one.place.height ?? 'ground') === 'ground' && !isUsed(one, scene);
  const drawn = hasFallen(one, scene) ? asFallen : isResting ? onGround : upright;
  const thing = one.isToy ? asToy(putDown(one.prop, isDark), one.prop) : drawn(one.prop, isDark);
  if (isWashed(one, scene)) return { ...thing, sketch: washedBoard(isDark) };
  return { ...thing, sketch: inSeason(thing.sketch, one.prop, scene.setting) };
};

/** A little is not seen. */
const SAME_SIZE = 0.9;

/** What those are scaled by who had to be drawn smaller for the width of the page: things stay as large beside them. */
const besideLead = ({ lead, camera }: Place): number => {
  const share = lead ? lead.scale / camera.planes[lead.plane].scale : 1;
  return share > SAME_SIZE ? 1 : Math.max(LEAST_SIZE, share);
};

type Place = {
  readonly scene: Scene;
  /** The things of the scene, also those on others. */
  readonly all: Scene['props'];
  readonly camera: Camera;
  /** Nothing that lies or stands is higher on the page, where water is. */
  readonly bank: number;
  readonly lead?: Look['lead'];
};

const slotFor = (one: PropPlacement, thing: Thing, where: Place): Slot => {
  const { scene, camera } = where;
  const { prop, place } = one;
  const drawing = PROP_DRAWINGS[prop];
  const [wide, tall] = [thing.box.right - thing.box.left, -thing.box.top];
  // In a close picture a tent or a cupboard stands behind the faces, small things lie low in front.
  const isBehind = camera.isCropped && tall > BIG_CM;
  const isAfloat = floatsIn(scene, one.ref);
  const isLow = camera.isCropped && place.plane === 'near' && !isBehind && !isAfloat;
  const spot = isAfloat
    ? (SWIMMING.has(prop) && place.plane === 'far' ? farWater : nearWater)(place, scene, camera)
    : spotOf(isBehind ? { ...place, plane: 'middle' } : place, scene, camera);
  // What a page is about is found in a second, however small everybody is.
  const isSmallFocus = one.ref === scene.focus && Math.sqrt(wide * tall) * spot.scale < FOCUS_SIDE;
  const near = spot.scale * (isSmallFocus ? 1 : besideLead(where));
  const scale = isLow ? near * 0.62 : near;
  const high = Math.min(spot.y, BEHIND_Y) - camera.ceiling + OVER_ALL;
  const borne = [...scene.cast, ...where.all].filter((other) => other.place.on === one.ref);
  const isUnder = borne.some(({ place: { height } }) => height === 'low');
  const [bears, tallest] = isUnder ? [WIDEST_UNDER, TALLEST_UNDER] : [WIDEST_BEARER, TALLEST];
  const widest = borne.length > 0 && scene.framing !== 'wide' ? bears : WIDEST_PROP;
  const cut = tall > TOWERING_CM ? high / (tall * scale) : Math.max(0.5, tallest / (tall * scale));
  const told = scale * Math.min(1, tall > 60 ? cut : 1, widest / (wide * scale));
  const weighed = told * weightOf(one, Math.sqrt(wide * tall) * told, { scene, camera });
  const size = CROWDS.has(prop) ? CROWD_WIDE / wide : weighed;
  const isHigh = (drawing.isOfSky && !one.isToy) || (place.height === 'high' && !isOnRoof(one));
  const ground = isLow ? 930 : isBehind ? Math.min(spot.y, BEHIND_Y) : spot.y;
  const bank = isAfloat || place.plane === 'far' ? -Infinity : where.bank;
  const y = isHigh
    ? camera.ceiling + tall * size + 46
    : Math.max(bank, ground + (isLarge(wide * size, tall * size) ? -24 : 8));
  return {
    x: spot.x,
    y: isHigh ? Math.min(y, camera.horizon + 60) : y,
    scale: size,
    half: (wide / 2) * size,
    lift: isHigh ? 300 : place.height === 'low' && !isOnRoof(one) ? 50 * size : 0,
  };
};

/** From the edge of the page a thing that is before somebody's legs in the water goes over to their other side. */
const stepAcross = (thing: Slot, people: readonly Slot[], margin: number): void => {
  const covers = (x: number, one: Slot): boolean => Math.abs(x - one.x) < (thing.half + one.half) * 0.8;
  const before = people.find((one) => one.isOnWater === true && covers(thing.x, one));
  if (!before) return;
  const free = [1, -1]
    .map((side) => before.x + side * (before.half + thing.half))
    .filter((x) => x - thing.half >= margin && x + thing.half <= 1000 - margin)
    .find((x) => !people.some((one) => one !== before && covers(x, one)));
  thing.x = free ?? thing.x;
};

/** Things make room for each other and for the cast. */
const makeRoom = (slots: readonly Slot[], scene: Scene, room: { cast: readonly Slot[]; margin: number }): void => {
  for (const plane of ['near', 'middle', 'far'] as const) {
    const things = slots.filter((slot, index) => slot.lift < 200 && scene.props[index]?.place.plane === plane);
    // Nor does anything lie on the bank right before whoever wades: it would stand where their legs are.
    const isThere = (slot: Slot, index: number): boolean =>
      isOnFoot(scene.cast[index], plane) || (plane === 'near' && slot.isOnWater === true);
    const people = room.cast.filter(isThere);
    const fixed = people.map((slot) => ({ ...slot, half: slot.half * 0.8, isFixed: true }));
    spread([...things, ...fixed], room.margin);
    for (const thing of things) stepAcross(thing, fixed, room.margin);
  }
  spread(
    slots.filter((slot) => slot.lift >= 200),
    room.margin,
  );
};

/** How deep what floats lies in the water, as a share of its height. */
const SUNK = 0.12;
const LOG_SUNK = 0.36;

/** A boat without a crew, a log in the sea: a waterline, rings and a mirror image. */
const afloat = (one: Placed, { prop }: PropPlacement, camera: Camera): Placed => {
  const sunk = (one.box.bottom - one.box.top) * (prop === 'log' ? LOG_SUNK : SUNK);
  const box = { ...one.box, top: one.box.top + sunk };
  return {
    ...one,
    sketch: inWaterTo(moved(one.sketch, [1, 0, 0, 1, 0, sunk]), box, {
      surface: box.bottom,
      room: waterBefore(camera),
    }),
    box,
    isInWater: true,
    isBorne: true,
  };
};

/** What stands in a puddle with bubbles over it is going down, bow first. */
const isSinking = (ref: string, { effects = [] }: Scene): boolean =>
  (['puddle', 'bubbles'] as const).every((told) => effects.some(({ effect, at }) => effect === told && at === ref));
const BOW_DOWN = 0.5;
const SUNK_HALF = 0.46;

const sinking = (one: Placed, scene: Scene): Placed => {
  const { left, right, top, bottom } = one.box;
  const turn = BOW_DOWN * (scene.direction === 'rtl' ? -1 : 1);
  const middle = (left + right) / 2;
  const down = (bottom - top) * SUNK_HALF;
  const leaning = moved(moved(one.sketch, placed([-middle, -bottom], 1)), placed([middle, bottom + down], 1, { turn }));
  return { ...one, sketch: inWaterTo(leaning, one.box, { surface: bottom, room: bottom - top }), isBorne: true };
};

type Look = {
  readonly isDark: boolean;
  readonly cast: readonly Slot[];
  readonly without?: ReadonlySet<string>;
  /** Whom the picture is about, as they stand on it. */
  readonly lead?: { readonly scale: number; readonly plane: Placed['plane'] };
};

/** From the edge of the water to what lies on its bank. */
const ON_BANK = 40;
const LOWEST_BANK = 945;

/** Where somebody wades, the water is all before the bank: what is at rest lies on that, and does not stand in the water. */
const bankOf = (scene: Scene, camera: Camera, cast: readonly Slot[]): number => {
  const isRiver = hasOpenWater(scene) && cast.some(({ isOnWater }) => isOnWater === true);
  const isSailing = scene.props.some(({ ref, prop }) => floatsIn(scene, ref) && !SWIMMING.has(prop));
  return isRiver && !isSailing ? Math.min(LOWEST_BANK, shoreAt(camera) + ON_BANK) : -Infinity;
};

/** Places the things that stand by themselves; `without` are those that somebody touches or is in. */
export const placeProps = (told: Scene, camera: Camera, look: Look): Placed[] => {
  const isFree = (one: PropPlacement): boolean =>
    !look.without?.has(one.ref) && !isThere(one, told) && one.place.on === undefined && one.place.in === undefined;
  const scene = { ...told, props: told.props.filter(isFree) };
  const things = scene.props.map((one) => seenAs(one, scene, look.isDark));
  const bank = bankOf(told, camera, look.cast);
  const slots = scene.props.map((one, index) =>
    slotFor(one, things[index] ?? seenAs(one, scene, look.isDark), {
      scene,
      all: told.props,
      camera,
      bank,
      ...(look.lead ? { lead: look.lead } : {}),
    }),
  );
  makeRoom(slots, scene, { cast: look.cast, margin: camera.margin });
  return scene.props.map((one, index): Placed => {
    const { ref, prop, place } = one;
    const slot = slots[index] ?? { x: 500, y: 800, scale: 1, half: 20, lift: 0 };
    const thing = things[index] ?? { sketch: bundle([]), box: { left: 0, right: 0, top: 0, bottom: 0 } };
    const at: Point = [slot.x, slot.y - (slot.lift >= 200 ? 0 : slot.lift)];
    const flip = scene.direction === 'rtl' && !PROP_DRAWINGS[prop].isOneSided;
    const { x, y, lift, scale } = slot;
    const stood: Placed = {
      ref,
      kind: 'prop',
      plane: floatsIn(scene, ref) || isBehindFaces(one, camera) ? 'middle' : place.plane,
      ...(prop === 'water' ? { isBorne: true } : {}),
      ...(isNamed(one, told) ? { isNamed: true } : {}),
      sketch: moved(thing.sketch, placed(at, scale, { flip })),
      box: pageBox(thing.box, at, scale),
      ground: [x, y],
      lift,
      scale,
    };
    if (isSinking(ref, scene)) return sinking(stood, scene);
    return floatsIn(scene, ref) ? afloat(stood, one, camera) : stood;
  });
};
