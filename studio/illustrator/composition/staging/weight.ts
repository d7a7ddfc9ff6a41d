/** How large the things of a scene are for what they mean in it: what a page is about is found in a second. */
import type { PropPlacement, Scene } from '#core/story/scene.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import type { Company, Part } from '#studio/illustrator/composition/contact/company.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';

/** What the page is about takes at least so much of it: the side of a square of the same area, in page units. */
const FOUND = 122;
const FOUND_CLOSE = 235;
/** What whom the page is about looks at. */
const SEEN = 88;
/** Nothing becomes a wonder for it: an egg may be drawn twice as large as it is. */
const MOST = 2.1;
/** What no sentence of the scene names is smaller than what the page is about, as far as it still is itself. */
const UNNAMED = 0.9;
const LEAST = 0.68;

/** Whether anything of the scene says that the thing is there: its sentences, whoever touches it, looks at it or is on it. */
export const isNamed = ({ ref }: PropPlacement, { action, mustShow, cast, props, effects = [] }: Scene): boolean =>
  [action, ...mustShow, ...cast.map((member) => member.action)].some((text) => text.includes(`{${ref}}`)) ||
  cast.some(({ touches, gaze }) => touches?.with === ref || (typeof gaze === 'object' && gaze.at === ref)) ||
  [...cast, ...props].some(({ place }) => place.on === ref || place.in === ref) ||
  effects.some(({ at, towards }) => at === ref || towards === ref);

const isLookedAt = ({ ref }: PropPlacement, { cast: [lead] }: Scene): boolean =>
  lead?.touches?.with === ref || (typeof lead?.gaze === 'object' && lead.gaze.at === ref);

/** How much larger or smaller than its size a thing is drawn; `side` is that of a square of its area, in page units. */
export const weightOf = (
  one: PropPlacement,
  side: number,
  { scene, camera }: { scene: Scene; camera: Camera },
): number => {
  const least = one.ref === scene.focus ? (camera.isCropped ? FOUND_CLOSE : FOUND) : isLookedAt(one, scene) ? SEEN : 0;
  if (least > 0) return Math.max(1, Math.min(MOST, least / Math.max(1, side)));
  const isAboutAThing = scene.props.some(({ ref }) => ref === scene.focus);
  if (!isAboutAThing || isNamed(one, scene)) return 1;
  return Math.min(1, Math.max(LEAST, (FOUND * UNNAMED) / Math.max(1, side)));
};

/** Under a hand no more than so much larger, or fingers would lie in the air. */
const MOST_TOUCHED = 1.5;

const grownPart = (one: PropPlacement, part: Part, told: { scene: Scene; camera: Camera; company: Company }): Part => {
  const { scene, camera, company } = told;
  const { widthCm, heightCm } = PROP_DRAWINGS[one.prop];
  const side = Math.sqrt(widthCm * heightCm) * camera.planes[company.place.plane].scale;
  const by = Math.min(MOST_TOUCHED, weightOf(one, side, { scene, camera }));
  if (by <= 1) return part;
  const hand = company.parts.get(scene.cast.find(({ touches }) => touches?.with === one.ref)?.ref ?? '');
  const away = hand && hand.at[0] > part.at[0] ? -1 : 1;
  // It grows away from the hand that lies on it.
  return { ...part, at: [part.at[0] + away * (widthCm / 2) * (by - 1), part.at[1]], scale: part.scale * by };
};

/** The same companies, with what the page is about as large as its meaning where a hand lies on it. */
export const withWeights = (
  companies: readonly Company[],
  { scene, camera }: { scene: Scene; camera: Camera },
): readonly Company[] =>
  companies.map((company) => {
    const laid = new Set(scene.cast.flatMap(({ touches }) => (touches?.how === 'hand-on' ? [touches.with] : [])));
    const things = scene.props.filter(
      ({ ref }) => ref === scene.focus && laid.has(ref) && company.vessel !== ref && company.parts.has(ref),
    );
    if (things.length === 0) return company;
    const parts = new Map(company.parts);
    for (const one of things) {
      const part = parts.get(one.ref);
      if (part) parts.set(one.ref, grownPart(one, part, { scene, camera, company }));
    }
    return { ...company, parts };
  });
