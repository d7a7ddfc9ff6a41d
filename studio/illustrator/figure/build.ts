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
  shoulder: number,
  hip: number,
  limb: number,
  maturity: number,
  stoop: number,
];

const ROWS: readonly Row[] = [
  [0, 68, 29, 0.38, 8.8, 8.6, 3.3, 0, 0],
  [2, 84, 32, 0.42, 9.6, 9, 3.3, 0, 0],
  [4, 99, 34, 0.45, 10.4, 9.2, 3.3, 0.06, 0],
  [6, 112, 35.5, 0.49, 11.2, 9.4, 3.35, 0.12, 0],
  [8, 123, 35.5, 0.51, 12.2, 9.8, 3.5, 0.22, 0],
  [10, 135, 35.5, 0.53, 13.4, 10.4, 3.7, 0.32, 0],
  [14, 154, 34.5, 0.55, 16, 12, 4.2, 0.58, 0],
  [20, 168, 33.5, 0.56, 18.4, 13.8, 4.7, 0.9, 0],
  [55, 168, 33.5, 0.55, 19, 15.2, 5.1, 1, 0.02],
  [72, 160, 33.5, 0.53, 18.2, 15.6, 4.9, 1, 0.12],
  [110, 151, 33, 0.52, 17.4, 15.2, 4.6, 1, 0.2],
];

const rowAt = (age: number): Row => {
  const above = ROWS.findIndex((row) => row[0] >= age);
  const upper = ROWS[above === -1 ? ROWS.length - 1 : above] ?? [age, 112, 35.5, 0.49, 11.2, 9.4, 3.35, 0.12, 0];
  const lower = ROWS[Math.max(0, above - 1)] ?? upper;
  const share = upper[0] === lower[0] ? 0 : Math.min(1, (age - lower[0]) / (upper[0] - lower[0]));
  return upper.map((value, index) => (lower[index] ?? value) * (1 - share) + value * share) as unknown as Row;
};

/** A foot is this long, in centimetres; a third of it lies behind the ankle. */
export const footLength = ({ height, maturity }: Build): number => height * 0.155 * (1.1 - maturity * 0.15);

/** The build at an age in years. */
export const buildFor = (age: number): Build => {
  const [, height, head, legShare, shoulder, hip, limb, maturity, stoop] = rowAt(age);
  const neck = 1.5 + 4.5 * maturity;
  const trunk = height - head * 0.94 - neck;
  const leg = trunk * legShare * 1.06;
  const torso = trunk - leg;
  return { height, head, neck, torso, leg, arm: torso * 0.98 + leg * 0.22, shoulder, hip, limb, maturity, stoop };
};
