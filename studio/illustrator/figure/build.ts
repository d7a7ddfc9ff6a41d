/** The build of a person by age: lengths in centimetres, with the large heads of a picture book. */

export type Build = {
  readonly height: number;
  readonly head: number;
  readonly neck: number;
  readonly torso: number;
  readonly leg: number;
  readonly arm: number;
  /** Half of the width across the shoulders and the hips. */
  readonly shoulder: number;
  readonly hip: number;
  /** Radius of an upper arm; a thigh is a third thicker. */
  readonly limb: number;
  /** 0 the round face of a toddler, 1 the long one of a grown-up. */
  readonly maturity: number;
  /** How much the back bends, in radians. */
  readonly stoop: number;
};

type Row = readonly [
  age: number,
  height: number,
  head: number,
  legShare: number,
  /** How long the arms are for trunk and legs: a toddler's hands hang at the hips, those of a grown-up lower. */
  armShare: number,
  shoulder: number,
  hip: number,
  limb: number,
  maturity: number,
  stoop: number,
];

const USUAL: Row = [6, 112, 35.5, 0.49, 1, 11.2, 9.4, 3.35, 0.12, 0];

const ROWS: readonly Row[] = [
  [0, 68, 29, 0.38, 0.86, 8.8, 8.6, 3.3, 0, 0],
  [2, 84, 32, 0.42, 0.91, 9.6, 9, 3.3, 0, 0],
  [4, 99, 34, 0.45, 0.93, 10.4, 9.2, 3.3, 0.06, 0],
  USUAL,
  [8, 123, 35.5, 0.51, 1, 12.2, 9.8, 3.5, 0.22, 0],
  [10, 135, 35.5, 0.53, 1, 13.4, 10.4, 3.7, 0.32, 0],
  [14, 154, 33, 0.56, 1, 16.4, 12, 4.2, 0.58, 0],
  [20, 168, 30.4, 0.585, 1.03, 20, 13.9, 4.8, 0.9, 0],
  [55, 168, 30.4, 0.575, 1.03, 20.6, 15.2, 5.1, 1, 0.02],
  [72, 162, 30.4, 0.56, 1.02, 19.6, 15.6, 4.9, 1, 0.12],
  [110, 152, 30, 0.55, 1.02, 18.6, 15.2, 4.6, 1, 0.2],
];

const rowAt = (age: number): Row => {
  const above = ROWS.findIndex((row) => row[0] >= age);
  const upper = ROWS[above === -1 ? ROWS.length - 1 : above] ?? USUAL;
  const lower = ROWS[Math.max(0, above - 1)] ?? upper;
  const share = upper[0] === lower[0] ? 0 : Math.min(1, (age - lower[0]) / (upper[0] - lower[0]));
  return upper.map((value, index) => (lower[index] ?? value) * (1 - share) + value * share) as unknown as Row;
};

/** A foot is this long, in centimetres; a third of it lies behind the ankle. */
export const footLength = ({ height, maturity }: Build): number => height * 0.155 * (1.1 - maturity * 0.15);

/** The build at an age in years. */
export const buildFor = (age: number): Build => {
  const [, height, head, legShare, armShare, shoulder, hip, limb, maturity, stoop] = rowAt(age);
  const neck = 1.5 + 4.5 * maturity;
  const trunk = height - head * 0.94 - neck;
  const leg = trunk * legShare * 1.06;
  const torso = trunk - leg;
  const arm = (torso * 0.98 + leg * 0.22) * armShare;
  return { height, head, neck, torso, leg, arm, shoulder, hip, limb, maturity, stoop };
};
