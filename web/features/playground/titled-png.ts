/** The saved picture has its title as the screen shows it: the same label, the same letters, the same lines. */

/** What has to be known of the label on the screen, in pixels of the screen from the corner of the picture. */
export type Label = {
  readonly box: DOMRect;
  readonly lines: readonly { readonly text: string; readonly centre: number; readonly top: number }[];
  readonly style: Pick<
    CSSStyleDeclaration,
    'backgroundColor' | 'color' | 'fontFamily' | 'fontSize' | 'fontWeight' | 'direction' | 'borderRadius'
  >;
  /** The edge of the picture. */
  readonly edge: number;
};

/** The frame inside the label, as in `.cover-label`: shares of the edge of the picture. */
const FRAME = { color: '#b5301b', inset: 0.009, width: 0.0035 } as const;
const SHADOW = { color: 'rgb(0 0 0 / 35%)', drop: 0.004, blur: 0.014 } as const;

const within = (rect: DOMRect, { left, top }: DOMRect): DOMRect =>
  new DOMRect(rect.left - left, rect.top - top, rect.width, rect.height);

/** Where the browser broke the text of an element, letter by letter. */
const linesOf = (text: Text, frame: DOMRect): Label['lines'] => {
  const lines: { text: string; rect: DOMRect }[] = [];
  const range = document.createRange();
  for (let at = 0; at < text.length; at++) {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const rect = range.getBoundingClientRect();
    const line = lines.at(-1);
    const letter = text.data.charAt(at);
    if (line && (rect.height === 0 || Math.abs(rect.top - line.rect.top) < rect.height / 2)) {
      const [left, right] = [Math.min(line.rect.left, rect.left), Math.max(line.rect.right, rect.right)];
      line.text += letter;
      if (letter.trim() !== '') line.rect = new DOMRect(left, line.rect.top, right - left, line.rect.height);
    } else lines.push({ text: letter, rect });
  }
  return lines.map(({ text: words, rect }) => {
    const { left, top, width } = within(rect, frame);
    return { text: words.trim(), centre: left + width / 2, top };
  });
};

/** Reads a label off the screen; null when it holds no text. */
export const readLabel = (label: Element, picture: Element): Label | null => {
  const text = label.firstChild;
  if (!(text instanceof Text)) return null;
  const frame = picture.getBoundingClientRect();
  return {
    box: within(label.getBoundingClientRect(), frame),
    lines: linesOf(text, frame),
    style: getComputedStyle(label),
    edge: frame.width,
  };
};

const paintBox = (context: CanvasRenderingContext2D, { box, edge, style }: Label): void => {
  const rounded = (rect: DOMRect, radius: number): void => {
    context.beginPath();
    context.roundRect(rect.x, rect.y, rect.width, rect.height, radius);
  };
  const radius = Number.parseFloat(style.borderRadius) || 0;
  context.save();
  const scale = context.getTransform().a;
  // Shadows of a canvas do not know of its scale.
  Object.assign(context, {
    shadowColor: SHADOW.color,
    shadowOffsetY: SHADOW.drop * edge * scale,
    shadowBlur: SHADOW.blur * edge * scale,
    fillStyle: style.backgroundColor,
  });
  rounded(box, radius);
  context.fill();
  context.restore();
  const inset = (FRAME.inset + FRAME.width / 2) * edge;
  rounded(new DOMRect(box.x + inset, box.y + inset, box.width - inset * 2, box.height - inset * 2), 0);
  Object.assign(context, { strokeStyle: FRAME.color, lineWidth: FRAME.width * edge });
  context.stroke();
};

const paintLines = (context: CanvasRenderingContext2D, { lines, style }: Label): void => {
  const { fontWeight, fontSize, fontFamily, color, direction } = style;
  Object.assign(context, {
    font: `${fontWeight} ${fontSize} ${fontFamily}`,
    fillStyle: color,
    direction,
    textAlign: 'center',
    textBaseline: 'alphabetic',
  });
  for (const { text, centre, top } of lines)
    context.fillText(text, centre, top + context.measureText(text).fontBoundingBoxAscent);
};

/** The picture with its label, as large as the picture. */
export const titledPng = async (picture: Blob, label: Label): Promise<Blob> => {
  const bitmap = await createImageBitmap(picture);
  const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser could not draw the title');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  context.scale(canvas.width / label.edge, canvas.height / label.edge);
  paintBox(context, label);
  paintLines(context, label);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The browser could not save the picture');
  return png;
};
