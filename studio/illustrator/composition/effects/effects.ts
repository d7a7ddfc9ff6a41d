/** The effects of a scene by name, and where in the picture their parts go. */
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Companion, Effect } from '#core/story/vocabulary.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import { floatsIn } from '#studio/illustrator/composition/contact/inside.ts';
import type { EffectDrawing, EffectParts, Surroundings } from '#studio/illustrator/composition/effects/effect.ts';
import { crumbs, feathers, leaves, paperBits, petals } from '#studio/illustrator/composition/effects/scattered.ts';
import { aura, beam, burst, flame, sparks, twinkle } from '#studio/illustrator/composition/effects/shining.ts';
import { ringsAbove } from '#studio/illustrator/composition/effects/from-below.ts';
import { dragMark } from '#studio/illustrator/composition/effects/dragged.ts';
import { facesOf, siteOf } from '#studio/illustrator/composition/effects/site.ts';
import { hearts, soundRings } from '#studio/illustrator/composition/effects/sounds/sounding.ts';
import { halfTune, notes } from '#studio/illustrator/composition/effects/sounds/tunes.ts';
import { cracks, footprints, wind } from '#studio/illustrator/composition/effects/traces.ts';
import { dust, snowPuff } from '#studio/illustrator/composition/effects/pots/stirred.ts';
import { breath, flour, smoke, steam } from '#studio/illustrator/composition/effects/vapour.ts';
import { hasOpenWater } from '#studio/illustrator/composition/water/open-water.ts';
import { drops } from '#studio/illustrator/composition/effects/drops.ts';
import { splash } from '#studio/illustrator/composition/effects/splash.ts';
import { bubbles, puddle, ripples, tears } from '#studio/illustrator/composition/effects/water.ts';
import { paintOrder, type Placed, shoreAt } from '#studio/illustrator/composition/placed.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import { bundle, type Sketch } from '#studio/illustrator/sketch.ts';

export const EFFECT_DRAWINGS: Readonly<Record<Effect, EffectDrawing>> = {
  splash,
  ripples,
  puddle,
  drops,
  tears,
  bubbles,
  steam,
  smoke,
  breath,
  flame,
  sparks,
  glow: aura,
  beam,
  twinkle,
  burst,
  notes,
  'half-tune': halfTune,
  'sound-rings': soundRings,
  hearts,
  dust,
  flour,
  crumbs,
  leaves,
  petals,
  feathers,
  'paper-bits': paperBits,
  'snow-puff': snowPuff,
  wind,
  footprints,
  'drag-mark': dragMark,
  cracks,
};

/** Sketches of effects by the figure or thing with which they are drawn, and the light that they throw. */
export type EffectLayers = {
  readonly below: ReadonlyMap<string, readonly Sketch[]>;
  readonly behind: ReadonlyMap<string, readonly Sketch[]>;
  readonly before: ReadonlyMap<string, readonly Sketch[]>;
  readonly pools: readonly Sketch[];
};

export const NO_EFFECTS: EffectLayers = { below: new Map(), behind: new Map(), before: new Map(), pools: [] };

type Studio = {
  readonly order: { readonly scene: Scene };
  readonly placed: readonly Placed[];
  readonly light: LightSetup;
  readonly camera: Camera;
  readonly random: Random;
};

/** What passes from one to the other is drawn with the one who is drawn later. */
const later = (one: Placed, other: Placed | null, placed: readonly Placed[]): Placed => {
  if (!other) return one;
  return (paintOrder(one, other) || placed.indexOf(one) - placed.indexOf(other)) > 0 ? one : other;
};

const add = (
  map: Map<string, readonly Sketch[]>,
  ref: string,
  name: string,
  sketches: readonly Sketch[] = [],
): void => {
  if (sketches.length > 0) map.set(ref, [...(map.get(ref) ?? []), bundle(sketches, { name })]);
};

/** Draws all effects of a scene; one at somebody who is not in the picture is left out. */
export const effectsIn = (studio: Studio, companionOf: (member: CastMember) => Companion | null): EffectLayers => {
  const { scene } = studio.order;
  const { effects = [] } = scene;
  if (effects.length === 0) return NO_EFFECTS;
  const [below, behind, before] = [0, 1, 2].map(() => new Map<string, readonly Sketch[]>()) as [
    Map<string, readonly Sketch[]>,
    Map<string, readonly Sketch[]>,
    Map<string, readonly Sketch[]>,
  ];
  const find = (ref: string | undefined): Placed | null => studio.placed.find((one) => one.ref === ref) ?? null;
  const faces = facesOf(studio.placed, { scene, companionOf });
  const told = { scene, companionOf, faces, placed: studio.placed };
  // Far out at sea there is no land in front.
  const isLand = hasOpenWater(scene) && !scene.cast.some(({ place }) => floatsIn(scene, place.on ?? place.in));
  const shore = isLand ? shoreAt(studio.camera) : Infinity;
  // Rings on the water are over those who are under it.
  const isUnder = drawingOf(scene).isUnderWater === true;
  const pools = effects.flatMap(({ effect, at, towards, of }, index): readonly Sketch[] => {
    const one = find(at);
    if (!one) return [];
    const other = towards === at ? null : find(towards);
    const around: Surroundings = {
      random: studio.random.fork(`effect:${index}:${effect}`),
      light: studio.light,
      horizon: studio.camera.horizon,
      shore,
      nearY: studio.camera.planes.near.y,
      air: drawingOf(scene).air,
      onward: scene.direction === 'ltr' ? 1 : -1,
    };
    const drawing = effect === 'ripples' && isUnder ? ringsAbove : EFFECT_DRAWINGS[effect];
    const site = siteOf(one, other, told);
    const parts: EffectParts = drawing(of ? { ...site, companion: of } : site, around);
    const name = `effect:${effect}`;
    add(below, one.ref, name, parts.below);
    add(behind, one.ref, name, parts.behind);
    add(before, later(one, other, studio.placed).ref, name, parts.before);
    return parts.pools ?? [];
  });
  return { below, behind, before, pools };
};
