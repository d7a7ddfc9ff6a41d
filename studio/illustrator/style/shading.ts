/** Ways to model a form that several styles share. */
import { type Color, css, mix } from '#studio/illustrator/color/color.ts';
import { roundedRect } from '#studio/illustrator/geometry/path.ts';
import { type Crescent, type Mark, PAGE_EDGE, type Paint, type Texture } from '#studio/illustrator/picture.ts';
import { type LitForm, thicknessOf } from '#studio/illustrator/style/style.ts';

/** Sky-sized forms get no light falling across them: their own colours say it. */
const LARGEST_MODELLED = 620;

/** A fill that runs from the lit to the shaded side; `strength` 0 leaves the local colours alone. */
export const modelled = (form: LitForm, strength: number): Paint => {
  const { box, base, low, shade } = form;
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  if (low !== base || Math.max(width, height) > LARGEST_MODELLED || form.isLit) {
    const end = low === base && !form.isLit ? mix(base, shade, 0.5 * strength) : low;
    return end === base
      ? css(base, form.alpha)
      : {
          kind: 'linear',
          from: [box.left, box.top],
          to: [box.left, box.bottom],
          stops: [
            [0, css(base, form.alpha)],
            [1, css(end, form.alpha)],
          ],
        };
  }
  const reach = 0.5 * (Math.abs(form.toward[0]) * width + Math.abs(form.toward[1]) * height);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const dark = mix(base, shade, 0.75 * strength * form.volume);
  const pale = mix(base, form.rim, 0.16 * strength * form.volume * form.rimAlpha);
  return {
    kind: 'linear',
    from: [x + form.toward[0] * reach, y + form.toward[1] * reach],
    to: [x - form.toward[0] * reach, y - form.toward[1] * reach],
    stops: [
      [0, css(pale, form.alpha)],
      [0.4, css(base, form.alpha)],
      [1, css(dark, form.alpha)],
    ],
  };
};

/** The shaded side as a sickle inside the form; `share` of its thickness. */
export const shadeCrescent = (form: LitForm, share: number, color: Color, alpha: number): Crescent => {
  const width = Math.min(26, thicknessOf(form) * share);
  return { dx: form.toward[0] * width, dy: form.toward[1] * width, color: css(color, alpha) };
};

/** The thin bright edge towards the light, `width` page units. */
export const rimCrescent = (form: LitForm, width: number, alpha: number): Crescent => ({
  dx: -form.toward[0] * width,
  dy: -form.toward[1] * width,
  color: css(form.rim, alpha * form.rimAlpha),
});

/** Above this area the paper alone has to do: filling planes twice is what costs most. */
const LARGEST_TEXTURED = 150_000;

const isLarge = ({ box }: LitForm): boolean => (box.right - box.left) * (box.bottom - box.top) > LARGEST_TEXTURED;

/** The texture of a form, `alpha` of its own besides the paper's. Grain on skin would look like dirt. */
export const grainOf = (form: LitForm, paper: Texture, alpha: number): { texture?: Texture } => {
  if (form.name === 'skin') return {};
  const own = isLarge(form) ? 0 : alpha;
  const all = form.isBelowPaper ? own : 1 - (1 - own) * (1 - paper.alpha);
  return all === 0 ? {} : { texture: { tile: paper.tile, alpha: all } };
};

/** The paper over all that is drawn so far. */
export const paperOver = (paper: Texture): Mark => ({
  kind: 'mark',
  name: 'paper',
  path: roundedRect([0, 0], [PAGE_EDGE, PAGE_EDGE], 0),
  texture: paper,
});
