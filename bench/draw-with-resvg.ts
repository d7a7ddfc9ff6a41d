/** A process of its own that paints an SVG document with resvg, which ends the whole process where it fails. */
import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const [path, widthPx] = process.argv.slice(2);
const svg = readFileSync(path ?? '', 'utf8');
const startedMs = performance.now();
const { length } = new Resvg(svg, { fitTo: { mode: 'width', value: Number(widthPx) } }).render().pixels;
process.stdout.write(JSON.stringify({ seconds: (performance.now() - startedMs) / 1000, bytes: length }));
