/** Nobody stands in the bank of a pond: in front of it, beside it, or so far behind that it cuts no leg. */
import type { Scene } from '#core/story/scene.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import { isAfter, still } from '#studio/illustrator/composition/contact/faces.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { meetingOf, shareInside } from '#studio/illustrator/composition/staging/silhouette.ts';
import { LEAST_LIFT, type Outlined, type Refs, type Step } from '#studio/illustrator/composition/clearing/outlined.ts';

/** The ponds of a scene, with the part of each that is painted over whoever is in it. */
export const banksIn = ({ props }: Pick<Scene, 'props'>): Refs =>
  new Set(props.filter(({ prop }) => prop === 'water').flatMap(({ ref }) => [ref, `${ref}/front`]));

/** Feet are the lowest part of somebody, as a share of the height. */
const FEET = 0.04;

/** How much of who stands on the ground a bank lies over, or of their feet is in it, from 0 to 1. */
const inBank = (one: Outlined, bank: Outlined): number => {
  const { box, one: who } = one.item;
  if (who.isBorne === true || who.lift >= LEAST_LIFT) return 0;
  if (isAfter(bank.item, one.item)) return meetingOf(one.shape, bank.shape).shared > 0 ? 1 : 0;
  return shareInside({ ...box, top: box.bottom - (box.bottom - box.top) * FEET }, bank.shape);
};

const CUT = 620;

/** What it costs that one of two is in the bank that the other is. */
export const bankCost = (a: Outlined, b: Outlined, banks: Refs): number => {
  const [isA, isB] = [banks.has(a.item.one.ref), banks.has(b.item.one.ref)];
  return isA === isB ? 0 : CUT * (isA ? inBank(b, a) : inBank(a, b));
};

/** No larger than so, however near: those behind are still seen. */
const MOST = 1.16;
const COMES_COST = 30;

/** Behind a pond right before the reader there is no ground on which it cuts nobody's legs: who is there comes before it. */
export const beforePond = (one: Placed, { scene, camera }: { scene: Scene; camera: Camera }): Step[] => {
  const hasPond = scene.props.some(({ prop, place }) => prop === 'water' && place.plane === 'near');
  if (!hasPond || one.plane !== 'middle') return [];
  const { near, middle } = camera.planes;
  const scale = Math.min(MOST, near.scale / middle.scale);
  const [x, y] = one.ground;
  return [{ ...still('near'), dy: near.y - y, scale, pivot: [x, y], cost: COMES_COST, comes: 'near' }];
};
