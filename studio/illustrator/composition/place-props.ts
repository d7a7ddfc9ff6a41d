/** Places the things of a scene: out of the way of the cast, no larger than the page can bear. */
import type { PropPlacement, Scene } from '#core/story/scene.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import { isOnFoot, pageBox, type Placed, type Slot, spotOf, spread } from '#studio/illustrator/composition/placed.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { PropDrawing } from '#studio/illustrator/props/prop.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { bundle, moved } from '#studio/illustrator/sketch.ts';

/** A wagon or a boat shares the page with the cast, and stands behind it. */
const WIDEST_PROP = 400;
const BEHIND_FROM = 280;
const BIG_CM = 90;

/** A wagon would hide the cast, and so would the back of a chair: what is as wide or as tall stands behind them. */
const TALL_FROM = 190;
const isLarge = ({ widthCm, heightCm }: PropDrawing, size: number): boolean =>
  widthCm * size > BEHIND_FROM || heightCm * size > TALL_FROM;

export const placeProps = (
  scene: Scene,
  camera: Camera,
  look: { isDark: boolean; cast: readonly Slot[] },
): Placed[] => {
  const slots = scene.props.map(({ prop, place }): Slot => {
    const drawing = PROP_DRAWINGS[prop];
    // In a close picture a tent or a cupboard stands behind the faces, small things lie low in front.
    const isBehind = camera.isCropped && drawing.heightCm > BIG_CM;
    const isLow = camera.isCropped && place.plane === 'near' && !isBehind;
    const spot = spotOf(isBehind ? { ...place, plane: 'middle' } : place, scene, camera);
    const scale = isLow ? spot.scale * 0.62 : spot.scale;
    const limit = 420 / (drawing.heightCm * scale);
    const widthLimit = WIDEST_PROP / (drawing.widthCm * scale);
    const size = scale * Math.min(1, drawing.heightCm > 60 ? Math.max(0.5, limit) : 1, widthLimit);
    const isHigh = drawing.isOfSky || place.height === 'high';
    const y = isHigh
      ? camera.ceiling + drawing.heightCm * size + 46
      : (isLow ? 930 : spot.y) + (isLarge(drawing, size) ? -24 : 8);
    return {
      x: spot.x,
      y: isHigh ? Math.min(y, camera.horizon + 60) : y,
      scale: size,
      half: (drawing.widthCm / 2) * size,
      lift: isHigh ? 300 : place.height === 'low' ? 50 * size : 0,
    };
  });
  for (const plane of ['near', 'middle', 'far'] as const) {
    const things = slots.filter((slot, index) => slot.lift < 200 && scene.props[index]?.place.plane === plane);
    const people = look.cast.filter((_, index) => isOnFoot(scene.cast[index], plane));
    spread([...things, ...people.map((slot) => ({ ...slot, half: slot.half * 0.8, isFixed: true }))], camera.margin);
  }
  spread(
    slots.filter((slot) => slot.lift >= 200),
    camera.margin,
  );
  return scene.props.map(({ ref, prop, place }: PropPlacement, index): Placed => {
    const slot = slots[index] ?? { x: 500, y: 800, scale: 1, half: 20, lift: 0 };
    const drawing = PROP_DRAWINGS[prop];
    const raised = slot.lift >= 200 ? 0 : slot.lift;
    const at: Point = [slot.x, slot.y - raised];
    const sketch = moved(
      bundle(drawing.draw({ isDark: look.isDark })),
      placed(at, slot.scale, { flip: scene.direction === 'rtl' && !drawing.isOneSided }),
    );
    const box = pageBox(
      { left: -drawing.widthCm / 2, right: drawing.widthCm / 2, top: -drawing.heightCm, bottom: 0 },
      at,
      slot.scale,
    );
    const { x, y, lift, scale } = slot;
    return { ref, kind: 'prop', plane: place.plane, sketch, box, ground: [x, y], lift, scale };
  });
};
