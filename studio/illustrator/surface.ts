/** The part of the canvas drawing interface that every browser and `@napi-rs/canvas` share and the painter uses. */

export type Gradient = { addColorStop(offset: number, color: string): void };
export type Pixels = { readonly data: Uint8ClampedArray };

export type DrawingContext = {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  globalAlpha: number;
  globalCompositeOperation: string;
  imageSmoothingEnabled: boolean;
  save(): void;
  restore(): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  closePath(): void;
  rect(x: number, y: number, width: number, height: number): void;
  arc(x: number, y: number, radius: number, start: number, end: number): void;
  fill(rule?: 'nonzero' | 'evenodd'): void;
  stroke(): void;
  clip(): void;
  translate(x: number, y: number): void;
  scale(x: number, y: number): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient;
  createImageData(width: number, height: number): Pixels;
  putImageData(pixels: unknown, x: number, y: number): void;
  drawImage(image: unknown, x: number, y: number, width: number, height: number): void;
};

/** Something to paint on, able to make further ones to bake textures in. */
export type Surface = {
  readonly context: DrawingContext;
  createLayer(widthPx: number, heightPx: number): Layer;
};

/** A surface whose content can be drawn onto another, through `image`. */
export type Layer = { readonly context: DrawingContext; readonly image: unknown };
