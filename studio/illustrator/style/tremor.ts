/** The unsteadiness of a hand: a smooth field that moves neighbouring edges together, so no gaps open. */
import { noiseAt } from '#studio/illustrator/geometry/noise.ts';
import { mapPath, type Path } from '#studio/illustrator/geometry/path.ts';

type Tremor = { readonly amount: number; readonly cell: number; readonly seed: number };

export const trembled = (path: Path, { amount, cell, seed }: Tremor): Path =>
  mapPath(path, (x, y) => [
    x + amount * noiseAt(x / cell, y / cell, { seed }),
    y + amount * noiseAt(x / cell, y / cell, { seed: seed + 1 }),
  ]);
