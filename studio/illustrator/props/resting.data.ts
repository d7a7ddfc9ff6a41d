/** What cannot stand by itself, and how it comes to lie when nobody holds it. */
import type { Prop } from '#core/story/vocabulary.ts';
import type { Matrix } from '#studio/illustrator/geometry/matrix.ts';
import { pickedLeaves } from '#studio/illustrator/props/clues/clues.data.ts';
import { farShoot, sownSeed, sprout } from '#studio/illustrator/props/garden/growing.data.ts';
import type { PropDrawing } from '#studio/illustrator/props/prop.ts';

/** Cloth and paper are spread on the ground, seen from a little above. */
const SPREAD: Matrix = [1.12, 0, -0.34, 0.46, 0, 0];
/** Long things lie on their side. */
const fallen = (turn: number): Matrix => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [cos * 1.1, sin * 0.62, -sin * 1.1, cos * 0.62, 0, 0];
};
const LONG = fallen(1.32);
const TIPPED = fallen(1.05);

export const RESTING: Readonly<Partial<Record<Prop, Matrix>>> = {
  map: SPREAD,
  letter: SPREAD,
  'nibbled-paper': SPREAD,
  'old-recipe': SPREAD,
  envelope: SPREAD,
  notebook: SPREAD,
  scroll: SPREAD,
  scarf: SPREAD,
  cape: SPREAD,
  mittens: SPREAD,
  glasses: SPREAD,
  leaf: SPREAD,
  starfish: SPREAD,
  tambourine: SPREAD,
  shield: SPREAD,
  compass: SPREAD,
  key: LONG,
  pencil: LONG,
  paintbrush: LONG,
  spoon: LONG,
  flute: LONG,
  torch: LONG,
  wand: LONG,
  'wooden-sword': LONG,
  feather: LONG,
  shovel: LONG,
  broom: LONG,
  hammer: LONG,
  net: LONG,
  'fishing-rod': fallen(1.2),
  mirror: LONG,
  'magnifying-glass': LONG,
  puppet: LONG,
  pinwheel: LONG,
  umbrella: TIPPED,
  'closed-umbrella': LONG,
  oud: TIPPED,
  ladder: LONG,
  anchor: TIPPED,
  'ice-cream': TIPPED,
};

/** What grows on the ground is picked when it lies on something. */
export const PICKED: Readonly<Partial<Record<Prop, PropDrawing>>> = { 'bitten-leaves': pickedLeaves, seed: sprout };

/** What of it is seen on something that hangs in the sky. */
export const SEEN_FAR: Readonly<Partial<Record<Prop, PropDrawing>>> = { seed: farShoot };

/** What is in the ground where it stands: a seed grows out of a heap and stands on no legs of its own. */
export const SOWN: Readonly<Partial<Record<Prop, PropDrawing>>> = { seed: sprout, 'bare-seed': sownSeed };

/** Things of the sky that somebody has put down; a kite is seen well enough to be known. */
export const PUT_DOWN: Readonly<Partial<Record<Prop, Matrix>>> = { kite: [1.6, 0, -0.62, 0.84, 0, 0] };

/** What lies flat: whoever is on it is on the middle of it and not on its farther edge. */
export const isSpread = (prop: Prop): boolean => RESTING[prop] === SPREAD;
