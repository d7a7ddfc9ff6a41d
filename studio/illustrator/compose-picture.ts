/** Composes the picture of a scene: camera, light, setting, cast and props, style; the result is plain data. */
import type { Character } from '#core/character/character.ts';
import type { ArtStyle } from '#core/story/brief.ts';
import type { CastMember, Scene } from '#core/story/scene.ts';
import { css, hex } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { type Camera, cameraFor, forCover, TITLE_BOTTOM } from '#studio/illustrator/composition/camera.ts';
import { type CastContext, companionIn, heightOf } from '#studio/illustrator/composition/cast.ts';
import { bodiesIn } from '#studio/illustrator/composition/effects/bodies.ts';
import { type EffectLayers, effectsIn } from '#studio/illustrator/composition/effects/effects.ts';
import { tracesOf } from '#studio/illustrator/composition/effects/lying.ts';
import { hiddenSketch } from '#studio/illustrator/composition/hiding.ts';
import { aroundSwimmers } from '#studio/illustrator/composition/water/before-swimmers.ts';
import { planesFor } from '#studio/illustrator/composition/place-view.ts';
import { placeAll } from '#studio/illustrator/composition/placement.ts';
import { paintOrder, type Placed, rowOf } from '#studio/illustrator/composition/placed.ts';
import { lampLit, lampsAround } from '#studio/illustrator/composition/lamplight.ts';
import { coverBefore } from '#studio/illustrator/composition/grounding/cover.ts';
import { shadeOnBearer, shadesOf } from '#studio/illustrator/composition/grounding/shade.ts';
import { shelterShade } from '#studio/illustrator/composition/grounding/shelter.ts';
import { airOf, lampBloom, lightPools } from '#studio/illustrator/composition/lighting.ts';
import { lookingAgain } from '#studio/illustrator/composition/sight/looking.ts';
import { toldFromBehind } from '#studio/illustrator/composition/sight/apart-in-tone.ts';
import { inSky, skyGround, skySketches, withSkyBehind } from '#studio/illustrator/composition/sky.ts';
import { breath, lightOf, sceneBelow } from '#studio/illustrator/composition/submerge.ts';
import { inAir, mistAt, onGround } from '#studio/illustrator/composition/weather.ts';
import { supportedScene } from '#studio/illustrator/composition/support.ts';
import { frameNodes, tentNodes } from '#studio/illustrator/composition/frames/frames.ts';
import {
  figureLight,
  framingLight,
  valueBehind,
  valueBetween,
  type ValuePlan,
  valuePlanOf,
} from '#studio/illustrator/composition/staging/value.ts';
import { dressedApart } from '#studio/illustrator/composition/members/cloth.ts';
import { type PerchTree, perchTree } from '#studio/illustrator/composition/staging/perch.ts';
import { quietBeside } from '#studio/illustrator/composition/sight/feelings.ts';
import { crowdSeen } from '#studio/illustrator/composition/sight/crowd.ts';
import { cropFor, croppedCamera, croppedPlaced } from '#studio/illustrator/composition/staging/crop.ts';
import { sizedByKind } from '#studio/illustrator/composition/members/kin-size.ts';
import { sourceOf } from '#studio/illustrator/composition/staging/light-source.ts';
import { skyPlaceOf } from '#studio/illustrator/composition/light/sky-place.ts';
import { foreground, vignette } from '#studio/illustrator/composition/staging/page-shade.ts';
import { isInTent, aroundDoor, withinTent } from '#studio/illustrator/composition/frames/tent.ts';
import { risingLand, slopeOf, uphill } from '#studio/illustrator/composition/staging/uphill.ts';
import { skylineClear } from '#studio/illustrator/composition/staging/skyline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { Picture, PictureNode } from '#studio/illustrator/picture.ts';
import { type Random, seededRandom } from '#studio/illustrator/random.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import type { Planes } from '#studio/illustrator/settings/stage.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';
import { render, type Rendering } from '#studio/illustrator/style/render.ts';
import { paperOver } from '#studio/illustrator/style/shading.ts';
import { STYLES } from '#studio/illustrator/style/styles.ts';

export type PictureOrder = {
  readonly scene: Scene;
  /** The people and pets that the cast refers to by id. */
  readonly characters: readonly Character[];
  readonly artStyle: ArtStyle;
  /** 32-bit unsigned; the same order and seed give the same picture. */
  readonly seed: number;
  /** A cover keeps the calm zone free for its title. */
  readonly kind: 'page' | 'cover';
};

type Studio = {
  readonly order: PictureOrder;
  readonly camera: Camera;
  readonly light: LightSetup;
  readonly source: Point;
  readonly random: Random;
  readonly placed: readonly Placed[];
  readonly effects: EffectLayers;
  readonly planes: Planes;
  /** How the picture is laid out in light and dark; null when nobody is in it. */
  readonly value: ValuePlan | null;
  /** The reader is in the tent, with whoever sleeps there. */
  readonly isInTent: boolean;
};

const group = (name: string, children: readonly PictureNode[]): PictureNode => ({ kind: 'group', name, children });

type Row = { readonly plane: Placed['plane']; readonly isInWater?: boolean };

/** Everybody and everything of a plane; with `isInWater` only those in open water, or only those who are not. */
const figuresOn = (studio: Studio, { plane, isInWater }: Row, rendering: Rendering): PictureNode[] => {
  // No haze but far away: nobody whom the page is about fades into the land, or changes colour by a step back.
  const depth = { near: 0, middle: 0, far: 0.1 }[plane];
  const lit: Rendering = { ...rendering, depth, isFigure: true, light: figureLight(rendering.light) };
  const lamps = lampsAround(studio);
  const { below, behind, before } = studio.effects;
  const effect = (part: typeof below, { ref }: Placed) => render(part.get(ref) ?? [], { ...rendering, depth });
  const isMeant = (one: Placed): boolean =>
    rowOf(one, lamps) === plane && (isInWater === undefined || (one.isInWater === true) === isInWater);
  const coverOf = (one: Placed) => coverBefore(one, studio.order.scene, studio.random.fork(`cover ${one.ref}`));
  const ordered = studio.placed.filter(isMeant).toSorted(paintOrder);
  const figures = ordered.flatMap((one) => [
    ...effect(behind, one),
    ...(one.isBorne ? render(shadeOnBearer(one, studio), lit) : []),
    ...(one.rim ? render([one.rim], lit) : []),
    group(`${one.kind}:${one.ref}`, render(...lampLit(one, lamps, { ...lit, body: one.box }))),
    ...effect(before, one),
    ...render(studio.isInTent ? [] : coverOf(one), { ...rendering, depth }),
    ...(one.isPerched ? perchNodes(perchTree(one, perchIn(studio, one)), lit, rendering) : []),
  ]);
  // Shade lies on the ground, below everybody: none falls on the legs of a neighbour.
  const shades = shadesOf(ordered, studio, lamps);
  return [
    ...(plane === 'far' ? ordered.flatMap((one) => effect(below, one)) : []),
    group('shades', render(shades, { ...rendering, depth })),
    ...figures,
  ];
};

const perchNodes = ({ wood, leaves }: PerchTree, lit: Rendering, land: Rendering): PictureNode[] => [
  group('perch', [...render(wood, lit), ...render(leaves, { ...land, depth: lit.depth + 0.06 })]),
];

/** What the tree under somebody who perches must know; a title has the upper edge for itself. */
const perchIn = ({ order, camera, placed, random }: Studio, { ref }: Placed): Parameters<typeof perchTree>[1] => ({
  placed,
  camera,
  top: order.kind === 'cover' && order.scene.calmZone === 'top' ? TITLE_BOTTOM : -10,
  random: random.fork(`perch ${ref}`),
});

const skyNodes = (studio: Studio, rendering: Rendering): PictureNode[] => {
  const { order, camera, light, source, random } = studio;
  const { scene } = order;
  const ground = skyGround(light, { style: rendering.style, horizon: camera.horizon });
  return drawingOf(scene).hasOwnSky
    ? [ground]
    : [
        ground,
        ...render(
          skySketches(light, {
            weather: scene.weather,
            horizon: camera.horizon,
            source,
            random: random.fork('sky'),
            isCalm: order.kind === 'cover' && scene.calmZone === 'top',
            disc: skyPlaceOf(order, light),
            rainbows: inSky(scene, camera.horizon),
            way: scene.direction === 'ltr' ? 1 : -1,
          }),
          { ...rendering, depth: 0.95, isBelowPaper: true },
        ),
      ];
};

const landNodes = (studio: Studio, planes: Planes, rendering: Rendering): PictureNode[] => {
  const { order, camera, light, random } = studio;
  const { scene } = order;
  const { isIndoors } = drawingOf(scene);
  const air = {
    light,
    random: random.fork('air'),
    horizon: camera.horizon,
    way: scene.direction === 'ltr' ? 1 : -1,
    ...bodiesIn(studio.placed),
  } as const;
  const at = (depth: number, sketches: readonly Sketch[]): readonly PictureNode[] =>
    render(sketches, { ...rendering, depth: isIndoors ? depth * 0.3 : depth });
  const distant = (depth: number, sketches: readonly Sketch[]): readonly PictureNode[] =>
    render(sketches, { ...rendering, depth: isIndoors ? depth * 0.3 : depth, isBelowPaper: true });
  const mist = (y: number): readonly PictureNode[] =>
    isIndoors || scene.setting === 'space' ? [] : at(0.6, mistAt(scene.weather, y, air));
  const isOpen = !isIndoors && scene.setting !== 'space' && !studio.isInTent;
  const before = studio.isInTent ? [] : planes.front;
  const front = group('front', render(before, { ...rendering, depth: 0, light: framingLight(rendering.light) }));
  const veil = { light, air: rendering.light.haze };
  const behind = [
    group('value', valueBehind(studio.value, veil)),
    // Behind those in the middle distance too: light on the ground is no mist before a face.
    group('light', render([...lightPools(studio), ...studio.effects.pools, ...shelterShade(studio)], rendering)),
  ];
  const traces = tracesOf(studio, rendering);
  const { land, growth, middle: distance, rooted } = aroundSwimmers(planes, studio.placed);
  const nearLand = group('near', at(0.06, land));
  const near = group('near', at(0.08, [...growth, ...(isOpen ? onGround(scene.weather, scene.light, air) : [])]));
  const middle = [group('middle', at(0.3, distance)), group('mist', mist(camera.planes.middle.y - 70))];
  const row = (plane: Placed['plane'], isInWater?: boolean): PictureNode[] =>
    figuresOn(studio, { plane, ...(isInWater === undefined ? {} : { isInWater }) }, rendering);
  // Nobody and nothing that the picture is about lies under a veil, however far away: a pale figure looks like a ghost.
  const isSeenFar = studio.placed.some(
    ({ ref, kind, plane }) => plane === 'far' && (kind === 'cast' || ref === scene.focus),
  );
  // Reeds of the shore stand behind whoever is in the water before it.
  const wet = [...row('far', true), ...row('middle', true), ...at(0.3, rooted)];
  // Seen from above or from close by, the ground in front hides nobody who stands further back.
  const between =
    scene.framing === 'from-above' || camera.isCropped
      ? [...middle, nearLand, near, ...behind, traces, ...wet, ...row('far', false), ...row('middle', false)]
      : wet.length > 0
        ? [...row('far', false), ...middle, nearLand, near, ...behind, traces, ...wet, ...row('middle', false)]
        : isSeenFar
          ? [...behind, ...row('far', false), ...middle, nearLand, traces, ...row('middle', false), near]
          : [...row('far', false), ...middle, nearLand, ...behind, traces, ...row('middle', false), near];
  return [
    group('backdrop', distant(scene.setting === 'space' ? 0.15 : 0.92, planes.backdrop)),
    group('far', distant(0.6, planes.far)),
    group('mist', mist(camera.horizon + 40)),
    paperOver(rendering.style.paper),
    ...between,
    foreground(light),
    group('value', valueBetween(studio.value, veil)),
    ...tentNodes(studio, rendering),
    group('hidden', render(hiddenSketch(scene, studio), { ...rendering, depth: 0.14 })),
    ...(camera.isCropped ? [front, ...row('near')] : [...row('near'), front]),
    group(
      'air',
      render(
        [
          ...lampBloom(studio),
          ...breath(scene, studio.placed, random.fork('breath')),
          ...(isOpen || scene.light === 'underwater' ? inAir(scene.weather, scene.light, air) : []),
        ],
        rendering,
      ),
    ),
  ];
};

/** Everything that is decided before anything is drawn; unknown characters are left out. */
const studioFor = (order: PictureOrder): Studio => {
  const dressed = dressedApart(order.characters);
  const cast = order.scene.cast.filter(({ who }) => !('character' in who) || dressed.characters.has(who.character));
  const light = lightOf(order.scene);
  const random = seededRandom(order.seed);
  const context: CastContext = {
    direction: order.scene.direction,
    ...dressed,
    isDark: light.isDark,
    isUnderWater: drawingOf(order.scene).isUnderWater === true,
    seed: order.seed,
  };
  const told = order.kind === 'cover' ? forCover(order.scene) : quietBeside(order.scene);
  const within = withinTent({ ...told, cast });
  const scene = sizedByKind(supportedScene(withSkyBehind(sceneBelow(within)), context), context);
  const first = scene.cast[0];
  const set = cameraFor(scene, order.kind, first ? heightOf(first, context) : 110);
  const stood = placeAll(scene, set, context);
  const level = skylineClear(set, { scene, kind: order.kind, placed: stood });
  const behind = inSky(scene, level.horizon);
  const isClear = (one: Placed): boolean => !behind.has(one.ref);
  // A page whose subject is in the sky needs it.
  const isTitled = order.kind === 'cover' && scene.calmZone === 'top';
  const hasAll = (order.kind === 'cover' && !isTitled) || behind.size > 0;
  const crop = hasAll ? null : cropFor({ scene, camera: level, placed: stood, isTitled });
  const shown = lookingAgain(crop ? stood.map((one) => croppedPlaced(one, crop, scene)) : stood, scene);
  const camera = crop ? croppedCamera(level, crop) : level;
  const slope = slopeOf(scene, camera);
  const all = uphill(isInTent(told) ? aroundDoor(shown, scene) : shown, slope, scene);
  const placed = crowdSeen(all.filter(isClear));
  const source = sourceOf(scene, light, { camera, place: skyPlaceOf(order, light), placed });
  const staged = { order: { ...order, scene }, camera, light, random, placed, source };
  const companionOf = (member: CastMember) => companionIn(member, context);
  const unrisen = { ...staged, camera: level, placed: stood.filter(isClear), crop, seen: placed };
  const land = risingLand(planesFor(unrisen, companionOf), slope);
  return {
    ...staged,
    placed: toldFromBehind(placed, { scene, planes: land, light, horizon: camera.horizon }),
    effects: effectsIn({ ...staged, placed: all }, companionOf),
    planes: land,
    value: valuePlanOf(scene, light, placed),
    isInTent: isInTent(told),
  };
};

/** Where everybody and everything of a scene comes to stand. */
export const placedScene = (order: PictureOrder): readonly Placed[] => studioFor(order).placed;

/** Composes the picture. The order of the cast is the order of importance; unknown characters are left out. */
export const composePicture = (order: PictureOrder): Picture => {
  const studio = studioFor(order);
  const { light, source } = studio;
  const { scene } = studio.order;
  const style = STYLES[order.artStyle];
  const rendering: Rendering = {
    light: { ...light, haze: airOf(scene, light) },
    source,
    style,
    depth: 0,
    isFigure: false,
  };
  const { planes } = studio;
  return {
    ground: css(style.pigment(hex('#e9dfc8'), false)),
    nodes: [
      ...skyNodes(studio, rendering),
      ...landNodes(studio, planes, rendering),
      ...frameNodes(studio, rendering),
      vignette(light),
    ],
  };
};
