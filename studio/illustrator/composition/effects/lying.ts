/** What effects lay on the ground: prints, rings, wet places, below everybody who stands in front and in the middle. */
import type { EffectLayers } from '#studio/illustrator/composition/effects/effects.ts';
import { paintOrder, type Placed } from '#studio/illustrator/composition/placed.ts';
import type { PictureNode } from '#studio/illustrator/picture.ts';
import { render, type Rendering } from '#studio/illustrator/style/render.ts';

type Studio = { readonly placed: readonly Placed[]; readonly effects: EffectLayers };

/** Whoever stands further back is no less above a print than who stands in front: no paw is printed on a hand. */
export const tracesOf = ({ placed, effects }: Studio, rendering: Rendering): PictureNode => ({
  kind: 'group',
  name: 'traces',
  children: (['middle', 'near'] as const).flatMap((plane) =>
    placed
      .filter((one) => one.plane === plane)
      .toSorted(paintOrder)
      .flatMap(({ ref }) => render(effects.below.get(ref) ?? [], { ...rendering, depth: 0 })),
  ),
});
