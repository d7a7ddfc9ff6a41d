/** The crowns of leafy trees as clumps, in shares of their spread and height: no two trees in a row are alike. */

type Clump = readonly [dx: number, dy: number, size: number, tone: number];

const ROUND: readonly Clump[] = [
  [-0.62, 0.2, 0.54, -0.08],
  [0.66, 0.16, 0.5, -0.09],
  [-0.4, -0.3, 0.6, -0.01],
  [0.4, -0.36, 0.56, -0.03],
  [0.02, 0.12, 0.64, 0.015],
  [-0.08, -0.62, 0.46, 0.04],
];

/** Wide and low, as an oak grows. */
const SPREADING: readonly Clump[] = [
  [-0.98, 0.22, 0.44, -0.08],
  [0.96, 0.1, 0.46, -0.08],
  [-0.5, -0.02, 0.56, -0.03],
  [0.5, -0.12, 0.58, -0.02],
  [0, 0.18, 0.52, -0.01],
  [0.02, -0.36, 0.52, 0.03],
];

/** Taller than wide, leaning to one side. */
const TALL: readonly Clump[] = [
  [-0.44, 0.36, 0.46, -0.08],
  [0.5, 0.2, 0.46, -0.07],
  [-0.26, -0.14, 0.52, -0.02],
  [0.24, -0.46, 0.5, -0.005],
  [0.06, 0.1, 0.56, 0.01],
  [-0.02, -0.86, 0.4, 0.04],
];

export const CROWNS = [ROUND, SPREADING, ROUND, TALL] as const;

type Mass = readonly [dx: number, dy: number, wide: number, tall: number, tone: number];

/** Crowns seen from afar, in shares of the spread and the height: billowing, slender, spreading, lopsided. No two trees in a row are alike. */
export const FAR_CROWNS: readonly [readonly Mass[], ...(readonly Mass[])[]] = [
  [
    [-0.42, 0.08, 0.62, 0.19, -0.035],
    [0.48, 0.05, 0.58, 0.2, -0.02],
    [0.02, -0.1, 0.72, 0.21, 0.025],
  ],
  [
    [-0.08, 0.15, 0.5, 0.16, -0.03],
    [0.12, 0.0, 0.5, 0.17, -0.005],
    [-0.02, -0.18, 0.36, 0.15, 0.03],
  ],
  [
    [-0.62, 0.06, 0.6, 0.13, -0.03],
    [0.62, 0.03, 0.66, 0.14, -0.035],
    [0.02, -0.06, 0.88, 0.17, 0.02],
  ],
  [
    [0.52, 0.12, 0.5, 0.15, -0.035],
    [-0.2, -0.03, 0.66, 0.23, 0.015],
  ],
];
