/** The camera: where the horizon lies, how large figures are and where they may stand, for every framing. */
import { COVER_TITLE_SHARE } from '#core/book/cover-title.ts';
import type { Framing, Pose } from '#core/story/vocabulary.ts';
import type { Place, Scene } from '#core/story/scene.ts';
import { hasOpenWater } from '#studio/illustrator/composition/support.ts';
import { isOutAtSea } from '#studio/illustrator/composition/water/out-at-sea.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { drawingOf, SETTING_VARIANTS } from '#studio/illustrator/settings/settings.ts';
import { lagoonBeach, riverBank } from '#studio/illustrator/settings/outdoors/shore.ts';
import { viewpointOf } from '#studio/illustrator/settings/views/viewpoint.ts';

export type PlaneView = { readonly y: number /** Page units per centimetre. */; readonly scale: number };

export type Camera = {
  readonly horizon: number;
  readonly planes: Readonly<Record<Place['plane'], PlaneView>>;
  /** Nothing that matters lies nearer than this to the left and right edge, in page units. */
  readonly margin: number;
  /** Figures stay below this height. */
  readonly ceiling: number;
  /** Figures may leave the page at the bottom. */
  readonly isCropped: boolean;
  /** Nobody stands higher on the page who is not in the water: there is no ground; -Infinity where land is everywhere. */
  readonly land: number;
  readonly shore: Shore;
};

/**
 * How far the shore is from the horizon, and how far those are who are in the water, as shares of the way to the reader;
 * how large these are beside those who stand in front.
 */
type Shore = { readonly shore: number; readonly wades: number; readonly size: number };

type View = {
  horizon: number;
  near: number;
  middle: number;
  far: number;
  heroHeight: number;
  shrink: readonly [number, number];
  margin: number;
};

/** 13 mm of 216: the bleed and 10 mm more. */
export const SAFE_MARGIN = 62;

const VIEWS: Readonly<Record<Framing, View>> = {
  wide: {
    horizon: 520,
    near: 872,
    middle: 728,
    far: 612,
    heroHeight: 318,
    shrink: [0.86, 0.52],
    margin: SAFE_MARGIN + 6,
  },
  medium: {
    horizon: 500,
    near: 898,
    middle: 752,
    far: 618,
    heroHeight: 532,
    shrink: [0.84, 0.56],
    margin: SAFE_MARGIN + 6,
  },
  close: {
    horizon: 430,
    near: 1250,
    middle: 1020,
    far: 700,
    heroHeight: 1190,
    shrink: [0.66, 0.42],
    margin: SAFE_MARGIN + 6,
  },
  'low-angle': {
    // The eye is at the knees of whom the picture is about: people stand tall against the sky.
    horizon: 768,
    near: 918,
    middle: 878,
    far: 828,
    heroHeight: 660,
    shrink: [0.8, 0.54],
    margin: SAFE_MARGIN + 6,
  },
  'from-above': {
    // So high that the ground is the backdrop, and those further back hardly smaller.
    horizon: -150,
    near: 800,
    middle: 590,
    far: 392,
    heroHeight: 490,
    shrink: [0.88, 0.76],
    margin: SAFE_MARGIN + 6,
  },
  'through-window': {
    horizon: 500,
    near: 800,
    middle: 690,
    far: 600,
    heroHeight: 372,
    shrink: [0.74, 0.5],
    margin: 172,
  },
};

/** Where the title of a cover ends, when it stands above the picture's subject. */
export const TITLE_BOTTOM = 1000 * COVER_TITLE_SHARE;

/** In a room an empty floor is the dullest part: the eye is lower there, and the wall with its things larger. */
const HORIZONS_INDOORS: Readonly<Record<Framing, number>> = {
  wide: 588,
  medium: 576,
  close: 520,
  'low-angle': 772,
  'from-above': 300,
  'through-window': 548,
};

/** A room is small: in a wide picture of it people are nearer than in one of a land. */
const HERO_INDOORS: Readonly<Partial<Record<Framing, number>>> = { wide: 440, medium: 566, 'through-window': 410 };

/** From above a river or a sea fills the upper part of the page, up to where people can wade in it. */
const HORIZON_ABOVE_WATER = -10;

const baseHorizon = (scene: Scene, view: View): number => {
  if (drawingOf(scene).isIndoors) return HORIZONS_INDOORS[scene.framing];
  return scene.framing === 'from-above' && hasOpenWater(scene) ? HORIZON_ABOVE_WATER : view.horizon;
};

/** Where the horizon lies from this viewpoint, and the planes between it and the figures in front. */
const seen = (scene: Scene, view: View): Pick<View, 'horizon' | 'middle' | 'far'> => {
  const drawing = drawingOf(scene);
  const base = baseHorizon(scene, view);
  // Looking up, the horizon stays at the knees.
  const horizon = base + viewpointOf(scene, drawing).rise * (scene.framing === 'low-angle' ? 0.3 : 1);
  const at = (y: number): number => horizon + (view.near - horizon) * ((y - view.horizon) / (view.near - view.horizon));
  return { horizon, middle: at(view.middle), far: at(view.far) };
};

const WADES_IN_RIVER = 0.5;
const WADES_IN_LAGOON = 0.335;
const SMALLER = 0.92;

/** Who looks down on a water sees more of it, and those who wade in it have room for their heads. */
const SHORE_FROM_ABOVE: Shore = { shore: 0.64, wades: 0.5, size: SMALLER };

/** Out at sea there is water up to the reader, and those on it are as near as others are on land. */
const AT_SEA: Shore = { shore: 1.1, wades: 0.76, size: 1 };

const shoreOf = (scene: Scene): Shore => {
  const { setting, framing } = scene;
  if (framing === 'from-above') return SHORE_FROM_ABOVE;
  if (setting === 'nile') return { shore: riverBank(framing), wades: WADES_IN_RIVER, size: SMALLER };
  return isOutAtSea(scene) ? AT_SEA : { shore: lagoonBeach(framing), wades: WADES_IN_LAGOON, size: SMALLER };
};

/** From the horizon to where figures in front stand, as far as it is on the page. */
export const nearness = (horizon: number, near: number): number => Math.min(near, 1000) - horizon;

/** From the shore to the feet of those who stand behind the others on it. */
const ON_THE_SHORE = 44;

/** From where on there is ground to stand on: a shore, the edge of a roof; null where land is everywhere. */
const groundFrom = (scene: Scene): number | null =>
  hasOpenWater(scene)
    ? shoreOf(scene).shore
    : (drawingOf(scene).groundFrom?.[scene.variant % SETTING_VARIANTS] ?? null);

/** From a shore, and from the edge of a roof, to the feet of those who stand farthest back, in page units. */
const ASHORE = 30;
const ASHORE_CLOSE = 56;
const ON_ROOF = 22;

/** Who makes way for others steps neither into the water nor off a roof. */
const landOf = (scene: Scene, horizon: number, near: number): number => {
  const from = groundFrom(scene);
  if (from === null) return -Infinity;
  const onShore = scene.framing === 'close' ? ASHORE_CLOSE : ASHORE;
  return horizon + nearness(horizon, near) * from + (hasOpenWater(scene) ? onShore : ON_ROOF);
};

/** Where a river or a roof ends the land, nobody stands on the water who is not in it, or in the air of a lane. */
const ashore = (scene: Scene, { horizon, near, middle }: { horizon: number; near: number; middle: number }): number => {
  const from = groundFrom(scene);
  return from === null ? middle : Math.max(middle, horizon + nearness(horizon, near) * from + ON_THE_SHORE);
};

/** So many fill a wide picture by themselves. */
const A_FEW = 2;
/** Of these only half their height is seen. */
export const LOW_POSES: ReadonlySet<Pose> = new Set([
  'sitting',
  'kneeling',
  'crouching',
  'lying',
  'sleeping',
  'reading',
]);
/** What is smaller, in centimetres, is lost from afar. */
const SMALL_CM = 46;

/** From afar the eye is nearer where few are seen, where they sit, or where the page is about something small. */
const nearer = (scene: Scene): number => {
  const { framing, cast, props, focus } = scene;
  if (framing !== 'wide') return 1;
  const thing = props.find(({ ref }) => ref === focus);
  const isSmall = thing !== undefined && PROP_DRAWINGS[thing.prop].heightCm < SMALL_CM;
  const isLow = cast[0] !== undefined && LOW_POSES.has(cast[0].pose);
  const by = (cast.length <= A_FEW ? 1.1 : 1) * (isSmall || isLow ? 1.14 : 1);
  return drawingOf(scene).isIndoors ? Math.sqrt(by) : by;
};

/** A title over the picture leaves no room to look on from afar, or from so near that a face is under the words. */
export const forCover = (scene: Scene): Scene =>
  scene.calmZone === 'top' && (scene.framing === 'wide' || scene.framing === 'close')
    ? { ...scene, framing: 'medium' }
    : scene;

export const cameraFor = (scene: Scene, kind: 'page' | 'cover', heroHeightCm: number): Camera => {
  const view = VIEWS[scene.framing];
  const { horizon, middle: back, far } = seen(scene, view);
  const middle = ashore(scene, { horizon, near: view.near, middle: back });
  const isTitled = kind === 'cover' && scene.calmZone === 'top';
  const ceiling = isTitled ? TITLE_BOTTOM : scene.framing === 'through-window' ? 150 : SAFE_MARGIN + 8;
  const height = drawingOf(scene).isIndoors ? (HERO_INDOORS[scene.framing] ?? view.heroHeight) : view.heroHeight;
  const unit = (height * nearer(scene)) / Math.max(88, Math.min(150, heroHeightCm));
  return {
    horizon: isTitled ? Math.max(horizon, 560) : horizon,
    planes: {
      near: { y: view.near, scale: unit },
      middle: { y: isTitled ? Math.max(middle, 780) : middle, scale: unit * view.shrink[0] },
      far: { y: isTitled ? Math.max(far, 660) : far, scale: unit * view.shrink[1] },
    },
    margin: view.margin,
    ceiling,
    isCropped: scene.framing === 'close',
    land: landOf(scene, isTitled ? Math.max(horizon, 560) : horizon, view.near),
    shore: shoreOf(scene),
  };
};

const ALONG: Readonly<Record<Place['along'], number>> = {
  start: 0.17,
  'start-center': 0.34,
  center: 0.5,
  'center-end': 0.66,
  end: 0.83,
};

/** A place along the page in page units, in the reading direction of the scene. */
export const xOf = (along: Place['along'], scene: Scene, camera: Camera): number => {
  const share = scene.direction === 'ltr' ? ALONG[along] : 1 - ALONG[along];
  const inner = camera.margin - SAFE_MARGIN;
  return inner + share * (1000 - inner * 2);
};

/** The same camera further back: everybody is smaller, and there is more room. */
export const fartherBy = (camera: Camera, by: number): Camera => {
  const { near, middle, far } = camera.planes;
  const back = (plane: typeof near): typeof near => ({ ...plane, scale: plane.scale * by });
  return { ...camera, planes: { near: back(near), middle: back(middle), far: back(far) } };
};
