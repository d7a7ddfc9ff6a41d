/** Arms and hands with what covers them. */
import type { Arms, SkinMarks } from '#core/character/looks.ts';
import { type Color, mix } from '#studio/illustrator/color/color.ts';
import { apartFrom } from '#studio/illustrator/figure/face/contrast.ts';
import type { SkinColors } from '#studio/illustrator/figure/looks.data.ts';
import type { Sleeve } from '#studio/illustrator/figure/outfits/outfit.ts';
import { HAND_PAINT, prostheticForearm } from '#studio/illustrator/figure/aids/prosthesis.ts';
import type { Arm, Which } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { angleOf, cut, hullOf, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import type { Path, Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, moved, type Sketch } from '#studio/illustrator/sketch.ts';
import { FINGERTIP, handSketches, type HandView, PLAIN_FIST, thumbBefore } from '#studio/illustrator/figure/hand.ts';
import { type Fist, fistBefore } from '#studio/illustrator/figure/hands/grip.ts';
import type { HandPaint } from '#studio/illustrator/figure/hands/hand-paint.ts';
import { marksOnArm } from '#studio/illustrator/figure/skin-marks.ts';
import { besideForearm, foldedOutline } from '#studio/illustrator/figure/folded.ts';
import { type ArmLine, lengthOf, lineOf, SAMPLES } from '#studio/illustrator/figure/posing/arm-line.ts';
import { type Armhole, type Sleeving, sleeveSketches } from '#studio/illustrator/figure/sleeve.ts';

export type Dressed = {
  readonly skin: SkinColors;
  readonly marks: SkinMarks;
  readonly build: Skeleton['build'];
  readonly glove: Color | null;
  readonly accent: Color;
};

/** Which way a hand points on the page. */
export const handAngle = (arm: Arm): number => arm.turn ?? angleOf(arm.elbow, arm.wrist);

/** Where the palm of an arm is, for what it holds. */
export const palmOf = (arm: Arm, limb: number): Point => {
  const angle = handAngle(arm);
  return [arm.wrist[0] + Math.cos(angle) * limb * 0.75, arm.wrist[1] + Math.sin(angle) * limb * 0.75];
};

/** On which side of the forearm the thumb of an arm is. */
export const thumbSide = ({ isSide, stance: { view, way } }: Skeleton, which: Which): number =>
  (isSide === (which === 'far') ? way : -way) * (view === 'back' ? -1 : 1);

/** The unit of a hand; the faces of grown-ups are smaller for their limbs than those of children. */
const HAND = 0.86;
const GROWN_HAND = 0.1;
const handUnit = ({ limb, maturity }: Skeleton['build']): number => limb * HAND * (1 - GROWN_HAND * maturity);

/** Where a palm is for the tip of the stretched forefinger to be at a place. */
export const palmBehindTip = (
  tip: Point,
  turn: number,
  { build, side }: { build: Skeleton['build']; side: number },
): Point => {
  const unit = handUnit(build);
  const [along, across] = [FINGERTIP[0] * unit - build.limb * 0.75, FINGERTIP[1] * unit * side];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [tip[0] - along * cos + across * sin, tip[1] - along * sin - across * cos];
};

export type ArmLook = Dressed & {
  readonly side: number;
  /** How a hand that grips is seen. */
  readonly fist?: Fist;
  readonly name: string;
  readonly kind: Arms;
  /** Where the sleeve is set into the top of a body whose both sides are seen. */
  readonly armhole?: Armhole;
  /** The skin of its own colour that it lies on, from which only a rim tells it; all of the page where it is somebody else's. */
  readonly rimmedOn?: readonly Path[] | 'all';
};

/** How wide a rim is around a hand, in units of the hand, and how far apart from the skin in lightness. */
const RIM = 0.22;
const RIM_STEP = 0.16;

/** A rim is seen where it lies on skin: beside it, an arm would have two outlines. */
const onSkin = ({ rimmedOn = [] }: ArmLook, rim: () => Sketch): Sketch[] =>
  rimmedOn === 'all' ? [rim()] : rimmedOn.map((clip) => bundle([rim()], { name: 'rim', clip }));

/** The edges of what lies on skin, drawn below it. */
const rimOf = (sketches: readonly Sketch[], { skin }: ArmLook, width: number): Sketch =>
  bundle(
    sketches.flatMap((sketch) =>
      sketch.kind === 'form'
        ? [{ ...line([], apartFrom(skin.skin, skin.shade, RIM_STEP), { width, alpha: 0.85 }), path: sketch.path }]
        : [],
    ),
  );

/** A prosthetic or short arm begins below the elbow; its sleeve is rolled up to there. */
const ROLLED_UP = { prosthetic: 0.5, 'short-left': 0.44 } as const;
const SHORT_END = 0.61;

/** How thick a bare arm is from shoulder to wrist, in limbs; one that ends below the elbow is rounded there. */
const WHOLE = [1.02, 1, 0.95, 0.9, 0.84, 0.78, 0.66] as const;
const ENDING = [1.02, 1, 0.96, 0.93, 0.92, 0.9, 0.72] as const;

const widthAt = (widths: readonly number[], along: number): number => {
  const at = Math.max(0, Math.min(1, along)) * (widths.length - 1);
  const [below, above] = [widths[Math.floor(at)] ?? 1, widths[Math.ceil(at)] ?? 1];
  return below + (above - below) * (at % 1);
};

type Bare = { readonly shown: readonly Point[]; readonly outline: Path };

/** Joints and half widths of a folded arm between two places along it. */
const foldOf = (line: ArmLine, limb: number, { from, until, widths }: Stretch): Parameters<typeof foldedOutline> => {
  const at = (along: number): number => limb * widthAt(widths, along / until);
  const begin = cut(line.points, from, 1, 2)[0] ?? [0, 0];
  const corner = cut(line.points, line.elbow, 1, 2)[0] ?? begin;
  const end = cut(line.points, 0, until, 2)[1] ?? corner;
  return [
    { from: begin, elbow: corner, to: end },
    { from: at(from), elbow: at(line.elbow), to: at(until) },
  ];
};

/** A folded arm is one shape, round at its elbow: two that lie on each other would have a seam there. */
const foldedBare = (line: ArmLine, limb: number, stretch: Stretch): Bare => ({
  shown: cut(line.points, stretch.from, stretch.until, SAMPLES),
  outline: foldedOutline(...foldOf(line, limb, stretch)),
});

/** A hem goes round the upper arm that comes out of it, and the forearm lies before both. */
const hemRound = (line: ArmLine, { cuff }: Sleeving, look: ArmLook): Sketch =>
  bundle(cuff, { clip: besideForearm(...foldOf(line, look.build.limb, { from: 0, until: 1, widths: WHOLE })) });

type Stretch = { readonly from: number; readonly until: number; readonly widths: readonly number[] };

const straightBare = (line: ArmLine, limb: number, { from, until, widths }: Stretch): Bare => {
  const isWhole = from === 0 && until === 1 && !line.isFolded;
  const shown = isWhole ? line.points : cut(line.points, from, until, SAMPLES);
  const radii = shown.map(
    (_, index) => limb * widthAt(widths, (from + ((until - from) * index) / (shown.length - 1)) / until),
  );
  return { shown, outline: ribbon(shown, radii) };
};

/** The arm without its sleeve, from a place between shoulder (0) and wrist (1) on. */
const bareArm = (line: ArmLine, from: number, look: ArmLook): Sketch[] => {
  const { build, skin, marks, kind } = look;
  const { limb } = build;
  const until = kind === 'both' ? 1 : kind === 'prosthetic' ? 0.56 : SHORT_END;
  if (from >= until) return [];
  const isBent = line.isFolded && from < line.elbow && until > line.elbow;
  const stretch: Stretch = { from, until, widths: kind === 'both' ? WHOLE : ENDING };
  const { shown, outline } = isBent ? foldedBare(line, limb, stretch) : straightBare(line, limb, stretch);
  const bare = form(outline, skin.skin, { name: 'skin', volume: 0.5 });
  return [
    ...onSkin(look, () => rimOf([bare], look, limb * RIM)),
    bare,
    bundle(marksOnArm(shown, limb, { skin, marks }), { clip: outline }),
  ];
};

const viewOf = ({ side, fist = PLAIN_FIST }: ArmLook): HandView => ({ side, fist });

const handPaint = ({ skin, glove, kind }: ArmLook): HandPaint => {
  const bare: HandPaint = kind === 'prosthetic' ? HAND_PAINT : { color: skin.skin, shade: skin.shade, name: 'skin' };
  return glove && kind === 'both' ? { color: glove, shade: mix(glove, [0, 0, 0], 0.4) } : bare;
};

/** Puts what is drawn in units of the hand at the end of an arm. */
const atWrist = (sketches: readonly Sketch[], name: string, { arm, look }: { arm: Arm; look: ArmLook }): Sketch =>
  moved(bundle(sketches, { name }), placed(arm.wrist, handUnit(look.build), { turn: handAngle(arm) }));

/** The edge of a hand, below the hand and below the forearm that it goes on from. */
const handRim = (arm: Arm, look: ArmLook): Sketch[] =>
  onSkin(look, () =>
    atWrist([rimOf(handSketches(arm.hand, handPaint(look), viewOf(look)), look, RIM)], 'hand-rim', { arm, look }),
  );

const bareHand = (arm: Arm, look: ArmLook, name = 'hand'): Sketch =>
  atWrist(handSketches(arm.hand, handPaint(look), viewOf(look)), name, { arm, look });

/** The hand once more, before the thing that it bears or lies on. */
export const handBefore = (arm: Arm, look: ArmLook): Sketch[] =>
  look.kind === 'short-left' ? [] : [...handRim(arm, look), bareHand(arm, look, 'hand-before')];

/** The fingers of a hand that grips: they lie before what it holds. */
export const fingersOf = (arm: Arm, look: ArmLook): Sketch[] =>
  look.kind === 'short-left' || arm.hand !== 'grip'
    ? []
    : [atWrist(fistBefore(handPaint(look), viewOf(look).fist), 'fingers', { arm, look })];

/** The thumb alone of a hand that is behind a sheet or a box. */
export const thumbOf = (arm: Arm, look: ArmLook): Sketch[] =>
  look.kind === 'short-left' ? [] : [atWrist(thumbBefore(handPaint(look), look.side), 'thumb', { arm, look })];

/** The skin of a bare arm goes on into its hand, with no edge between them. */
const wristSeam = (points: readonly Point[], arm: Arm, look: ArmLook): Sketch => {
  const { limb } = look.build;
  const { color, name } = handPaint(look);
  const middle = [...cut(points, 0.84, 1, 3), lerp(arm.wrist, palmOf(arm, limb), 0.34)];
  return detail(
    ribbon(
      middle,
      SEAM.map((share) => share * limb),
    ),
    color,
    name ? { name } : {},
  );
};

/** A little narrower than the arm and the hand, whose edges stay. */
const SEAM = [0.6, 0.6, 0.58, 0.5] as const;

/** From within the sleeve to within the palm, so that a wide cuff and a bent hand never leave a gap. */
const wristSketch = (points: readonly Point[], arm: Arm, look: ArmLook & { isBare: boolean }): Sketch => {
  const { limb } = look.build;
  const { color, name } = handPaint(look);
  const middle = [...cut(points, 0.82, 1, 3), lerp(arm.wrist, palmOf(arm, limb), 0.6)];
  const widths = [0.72, 0.68, 0.66, 0.62].map((share) => share * limb);
  const named = name ? { name } : {};
  // On a bare arm its edges would be seams.
  const wrist = look.isBare
    ? detail(ribbon(middle, widths), color, named)
    : form(ribbon(middle, widths), color, { volume: 0.3, ...named });
  return bundle([wrist], { name: 'wrist' });
};

/** So far under the sleeve the arm goes on; more of it would stick out at a sharp elbow, or at the seam of the shoulder. */
const UNDER_SLEEVE = 0.12;
const LEAST_UNDER = 0.02;
/** No longer than this a sleeve leaves the forearm bare. */
const SHORT_SLEEVE = 0.6;
/** The short sleeve of a folded arm slips up to here, as a share of the upper arm, so that the elbow comes out of it. */
const SLIPPED = 0.54;

/** Where a sleeve ends along an arm whose pieces look shorter or longer than each other. */
const sleeveEnd = (to: number, { elbow, isFolded: isCorner }: ArmLine): number =>
  to > 0.5 ? elbow + ((to - 0.5) / 0.5) * (1 - elbow) : elbow * Math.min(to / 0.5, isCorner ? SLIPPED : 1);

/** An arm as one, or in two when what hangs down from a head lies between the upper arm and the forearm folded on it. */
export type ArmParts = {
  readonly whole: readonly Sketch[];
  readonly upper: readonly Sketch[];
  readonly fore: readonly Sketch[];
};

/** The page around a forearm, with its edges: so far beside it, in limbs, and beyond its wrist. */
const AROUND = { side: 0.2, wrist: 0.5 } as const;

const aroundForearm = ({ elbow, wrist }: Arm, limb: number): Path =>
  hullOf([
    [...elbow, limb * (widthAt(WHOLE, 0.5) + AROUND.side)],
    [...wrist, limb * (widthAt(WHOLE, 1) + AROUND.wrist)],
  ]);

/** One arm with its sleeve and hand. `side` says on which side of the forearm the thumb is. */
export const drawArm = (arm: Arm, sleeve: Sleeve, look: ArmLook): Sketch => {
  return bundle(armParts(arm, sleeve, look).whole, { name: look.name });
};

export const armParts = (arm: Arm, sleeve: Sleeve, look: ArmLook): ArmParts => {
  const { build, kind, accent } = look;
  const line = lineOf(arm);
  const { points } = line;
  const told = kind === 'both' ? sleeve.to : Math.min(sleeve.to, ROLLED_UP[kind]);
  const isBare = told <= 0.93;
  const to = sleeveEnd(told, line);
  const sleeving = sleeveSketches(line, { ...sleeve, to }, { limb: build.limb, armhole: look.armhole ?? null });
  const isOneSkin = isBare && kind === 'both' && !look.glove;
  const hasHand = kind !== 'short-left';
  const rim = hasHand ? handRim(arm, look) : [];
  const end = [
    ...(hasHand ? [wristSketch(points, arm, { ...look, isBare: isOneSkin }), bareHand(arm, look)] : []),
    ...(hasHand && isOneSkin ? [wristSeam(points, arm, look)] : []),
    ...(kind === 'prosthetic' ? [prostheticForearm(points, build.limb, accent)] : []),
  ];
  // The upper arm comes out of the hem of a short sleeve, and the forearm of a folded arm lies on it.
  if (told <= SHORT_SLEEVE && line.isFolded) {
    const from = Math.min(line.elbow * 0.98, to);
    const skin = bareArm(line, from, look);
    const hem = hemRound(line, sleeving, look);
    const fore = bundle(skin, { clip: aroundForearm(arm, build.limb) });
    return {
      whole: [...sleeving.cloth, ...rim, ...skin, hem, ...end],
      upper: [...sleeving.cloth, ...skin, hem],
      fore: [...rim, fore, ...end],
    };
  }
  // Its round beginning goes as far under the sleeve as the arm is thick.
  const beneath = Math.max(LEAST_UNDER, UNDER_SLEEVE - build.limb / lengthOf(arm));
  const under = isBare ? bareArm(line, Math.max(0, to - beneath), look) : [];
  const upper = line.isFolded ? sleeving.cloth.slice(0, -1) : [];
  const fore = [...rim, ...under, ...end, ...sleeving.cloth.slice(upper.length), ...sleeving.cuff];
  return { whole: [...upper, ...fore], upper, fore };
};
