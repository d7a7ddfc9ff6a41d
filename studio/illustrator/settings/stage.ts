/** What a setting is given to draw on and gives back: planes from the horizon to the front of the page. */
import type { Framing, Weather } from '#core/story/vocabulary.ts';
import type { Color } from '#studio/illustrator/color/color.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { Random } from '#studio/illustrator/random.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

export type Stage = {
  readonly random: Random;
  /** 0, 1 or 2. */
  readonly variant: number;
  readonly framing: Framing;
  readonly weather: Weather;
  readonly isDark: boolean;
  /** Walls close to both sides of those who stand there, where the place can have them. */
  readonly isNarrow?: boolean;
  /** The path parts in two, where the place has one. */
  readonly isForked?: boolean;
  /** How far the wind bends what grows, as a share of its height. */
  readonly gust?: number;
  /** Colours of the sky from the top to the horizon, for windows and water. */
  readonly sky: readonly [Color, Color, Color, Color];
  /** Where ground and backdrop meet, in page units from the top. */
  readonly horizon: number;
  /** Where figures in front stand, in page units from the top; may lie below the page. */
  readonly nearY: number;
  /** Size of things on the near plane: page units per centimetre. */
  readonly unit: number;
  /** The page's right (1) or left (-1) is where the reading goes. */
  readonly way: 1 | -1;
  /** Where a title stands above, nothing rises beyond this height, in page units from the top; 0 on a page without one. */
  readonly calmAbove: number;
  /** How much may stand at a place along the page: 0 keeps it calm or free for figures, 1 is for scenery. */
  room(x: number): number;
  /** Whether nobody stands in front within a reach of a place along the page. */
  isFree(x: number, reach: number): boolean;
  /** Whether nobody and nothing of the story is at a place of the page; left out, only `isFree` is known. */
  isOpen?(at: Point, reach: number): boolean;
  /** Whether somebody lies on the ground within a reach of a height on the page; left out, nobody lies. */
  isLain?(y: number, reach: number): boolean;
  /** Where feet and legs of things stand on the floor, which no wall beside them covers; left out, nowhere. */
  feet?(): readonly Point[];
  /** Whether no head is within a reach of a place in the sky; left out, there are none. */
  isClearSky?(at: Point, reach: number): boolean;
};

export type Planes = {
  /** Fills what the sky leaves: mountains, walls. */
  readonly backdrop: readonly Sketch[];
  readonly far: readonly Sketch[];
  readonly middle: readonly Sketch[];
  readonly near: readonly Sketch[];
  /** Before the figures, at the lower edge and the sides. */
  readonly front: readonly Sketch[];
};

export type SettingDrawing = {
  /** Under a roof: no sky, no weather inside. */
  readonly isIndoors: boolean;
  /** The sky of the scene, or an own one. */
  readonly hasOwnSky: boolean;
  /** Under the surface of a sea: its light is what the water lets through, and nothing falls from a sky. */
  readonly isUnderWater?: boolean;
  /** The colour of the air over this land, which distance takes on. */
  readonly air: string;
  /** By variant, where the ground begins that one can stand on, between the horizon (0) and the reader (1): a roof ends. */
  readonly groundFrom?: Readonly<Record<number, number>>;
  /** Variants that lie in another kind of place, by number, such as the yard of a school. */
  readonly elsewhere?: Readonly<Record<number, SettingDrawing>>;
  draw(stage: Stage): Planes;
};

/** The size of things at a height on the page between the horizon and the near ground. */
export const sizeAt = (stage: Stage, y: number): number => {
  const span = Math.max(60, Math.min(stage.nearY, 1000) - stage.horizon);
  const share = Math.max(0, Math.min(1.3, (y - stage.horizon) / span));
  return stage.unit * (0.24 + 0.76 * share);
};
