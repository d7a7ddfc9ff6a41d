/** What a scene is seen through: a window before everybody, or a tent around those who sleep in it. */
import type { Scene } from '#core/story/scene.ts';
import { type Color, underLight } from '#studio/illustrator/color/color.ts';
import { LIGHT_SETUPS, type LightSetup } from '#studio/illustrator/color/lights.data.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { tentSketches } from '#studio/illustrator/composition/frames/tent-canvas.ts';
import { doorFor } from '#studio/illustrator/composition/frames/tent.ts';
import { potPlace, windowFrame } from '#studio/illustrator/composition/frames/window-frame.ts';
import type { PictureNode } from '#studio/illustrator/picture.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { bundle } from '#studio/illustrator/sketch.ts';
import { render, type Rendering } from '#studio/illustrator/style/render.ts';

type Framed = {
  readonly order: { readonly scene: Scene };
  readonly random: Random;
  readonly placed: readonly Placed[];
  readonly light: LightSetup;
  /** The reader is in the tent. */
  readonly isInTent: boolean;
};

/** Whoever looks in at a lit window stands in the night: the house around it is as dark as its street. */
const outsideOf = ({ light }: Scene, rendering: Rendering): Rendering =>
  light === 'lamplight' ? { ...rendering, light: LIGHT_SETUPS.moonlight } : rendering;

/** The window that the scene is seen through, when it is; its flowers stand before nobody. */
export const frameNodes = ({ order, random, placed }: Framed, rendering: Rendering): PictureNode[] => {
  if (order.scene.framing !== 'through-window') return [];
  const frame = windowFrame(random.fork('window'), potPlace(placed));
  return [{ kind: 'group', name: 'window', children: render([bundle(frame)], outsideOf(order.scene, rendering)) }];
};

/** The tent between those who look in and those who sleep. */
export const tentNodes = ({ isInTent, placed, light }: Framed, rendering: Rendering): PictureNode[] => {
  if (!isInTent) return [];
  const shine: Color = underLight([0.97, 0, 0], light.key);
  return [{ kind: 'group', name: 'tent', children: render(tentSketches(doorFor(placed), shine), rendering) }];
};
