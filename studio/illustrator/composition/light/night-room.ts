/**
 * A room by night: a clear blue, and no brown or violet. Warm walls under a blue moon turn grey and under a violet one
 * into mud, so that what has little colour of its own takes on the blue; around whom the page is about there is a pool of
 * lamplight, as if a door stood open.
 */
import type { Scene } from '#core/story/scene.ts';
import { hex, mix } from '#studio/illustrator/color/color.ts';
import { LIGHT_SETUPS, type LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';

const BLUE = hex('#3f63b4');
const { moonlight: NIGHT, dusk: DUSK } = LIGHT_SETUPS;

const NIGHT_ROOM: LightSetup = {
  ...NIGHT,
  key: [0.46, 0.56, 0.84],
  ambient: [0.2, 0.27, 0.52],
  tint: BLUE,
  tintAmount: 0.85,
  isRoom: true,
};

/** In the evening there is more light, and the window is still red. */
const DUSK_ROOM: LightSetup = {
  ...DUSK,
  key: [0.66, 0.68, 0.88],
  ambient: [0.32, 0.36, 0.6],
  haze: mix(DUSK.haze, NIGHT.haze, 0.6),
  shadow: NIGHT.shadow,
  tint: BLUE,
  tintAmount: 0.7,
  isRoom: true,
};

/** The light of a room by night or in the evening; null where the scene has another light. */
export const nightRoomOf = (scene: Scene): LightSetup | null => {
  if (!drawingOf(scene).isIndoors) return null;
  return scene.light === 'moonlight' ? NIGHT_ROOM : scene.light === 'dusk' ? DUSK_ROOM : null;
};
