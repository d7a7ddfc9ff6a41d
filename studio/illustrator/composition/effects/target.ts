/** What an effect goes to: where on it something falls, and how large it is. */
import type { Scene } from '#core/story/scene.ts';
import type { Site } from '#studio/illustrator/composition/effects/effect.ts';
import { topAt } from '#studio/illustrator/composition/contact/outline.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** Smaller effects could not be made out on a page as small as a thumb. */
export const LEAST_SIZE = 170;
export const MOST_SIZE = 420;
/** The lower edge of what is certainly seen. */
export const LOWEST = 962;

type Around = { readonly scene: Scene; readonly placed?: readonly Placed[] };

/** From the middle of a head to that of its body: behind the eyes of an animal, the crown of a person. */
const BEHIND_EYES = 0.4;

const crownOf = ({ sketch, head, box }: Placed): Point => {
  const middle = (box.left + box.right) / 2;
  const from = head ? (head.left + head.right) / 2 : middle;
  const x = from + (middle - from) * BEHIND_EYES;
  const top = topAt(sketch, x);
  return [x, Number.isFinite(top) ? Math.max(box.top, top) : box.top];
};

/** What an effect at somebody is directed at. */
export const targetOf = (towards: Placed | null, { scene, placed = [] }: Around): Site['target'] => {
  if (!towards) return null;
  const holds = scene.cast.find(({ ref }) => ref === towards.ref)?.carries;
  const { box } = towards;
  const bottom = Math.min(box.bottom, LOWEST);
  // A boat worn as a hat is what is met first.
  const over = placed.filter((one) =>
    scene.props.some(({ ref, place }) => ref === one.ref && place.on === towards.ref),
  );
  const size = clamp((box.right - box.left + bottom - box.top) / 2, LEAST_SIZE, MOST_SIZE);
  return {
    at: [(box.left + box.right) / 2, box.top + (bottom - box.top) * 0.46],
    size,
    foot: bottom,
    box: { ...box, bottom },
    crown: crownOf(towards),
    topAt: (x) => {
      const top = Math.min(...[towards, ...over].map(({ sketch }) => topAt(sketch, x)));
      return Number.isFinite(top) ? top : null;
    },
    isCatching: towards.kind === 'prop' || holds === 'umbrella',
  };
};
