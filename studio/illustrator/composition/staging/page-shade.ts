/** The shade that lies over the whole page: on its foreground and in its corners. */
import { css } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import type { PictureNode } from '#studio/illustrator/picture.ts';

/** The foreground lies in half shade, so that the eye goes to the lit middle. */
export const foreground = (light: LightSetup): PictureNode => ({
  kind: 'mark',
  path: roundedRect([-10, 690], [1020, 320]),
  blend: 'multiply',
  fill: {
    kind: 'linear',
    from: [0, 690],
    to: [0, 1000],
    stops: [
      [0, css(light.shadow, 0)],
      [1, css(light.shadow, light.isDark ? 0.46 : 0.34)],
    ],
  },
});

/** Darker corners hold the eye in the page. */
export const vignette = (light: LightSetup): PictureNode => ({
  kind: 'halo',
  center: [500, 490],
  radii: [780, 780],
  blend: 'multiply',
  stops: [
    [0, css(light.shadow, 0)],
    [0.6, css(light.shadow, 0)],
    [0.85, css(light.shadow, 0.12)],
    [1, css(light.shadow, 0.34)],
  ],
});
