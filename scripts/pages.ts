/**
 * `npm run pages`: draws pages of books with their texts beside them, to judge text and picture together, into
 * build/pages (index.html, a JPEG for each page, texts.txt). `-- --template night-forest --age 6 --spreads 8 --seed 3`
 * draws a whole book, `--pages 0,4` only its cover and fourth page, `--interest trains` one whose hero likes trains,
 * `--idea "a cat and a kite"` the book of an idea; `-- --lot 10 --draw 77` draws ten pages of ten books
 * by lot, the same ones for the same number.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DIALECTS, LANGUAGES } from '#core/locale/language.ts';
import { ART_STYLES, SPREAD_COUNTS } from '#core/story/brief.ts';
import { oneOf, wholeNumber } from '#scripts/options.ts';
import { captionOf, type JudgedPage, pagesByLot, pagesOf } from '#scripts/pages/orders.ts';
import { createThreadPool } from '#server/platform/thread-pool.ts';
import { builtInIllustrator } from '#server/providers/illustrator/built-in.ts';

const { values } = parseArgs({
  options: {
    template: { type: 'string', default: 'night-forest' },
    language: { type: 'string', default: 'en' },
    dialect: { type: 'string', default: 'standard' },
    age: { type: 'string', default: '6' },
    spreads: { type: 'string', default: '8' },
    seed: { type: 'string', default: '0' },
    style: { type: 'string', default: 'cut-paper' },
    interest: { type: 'string' },
    idea: { type: 'string' },
    pages: { type: 'string', default: '' },
    lot: { type: 'string' },
    draw: { type: 'string', default: '1' },
    px: { type: 'string', default: '600' },
    columns: { type: 'string', default: '4' },
    out: { type: 'string', default: 'build/pages' },
  },
});

const askedFor = (): JudgedPage[] => {
  const px = wholeNumber(values.px, 'px');
  if (values.lot !== undefined) {
    return pagesByLot(wholeNumber(values.lot, 'lot'), wholeNumber(values.draw, 'draw'), px);
  }
  const pages = values.pages === '' ? [] : values.pages.split(',').map((page) => wholeNumber(page, 'pages'));
  const book = {
    templateId: values.template,
    language: oneOf(LANGUAGES, values.language, 'language'),
    dialect: oneOf(DIALECTS, values.dialect, 'dialect'),
    age: wholeNumber(values.age, 'age'),
    spreads: oneOf(SPREAD_COUNTS, values.spreads, 'spreads'),
    seed: wholeNumber(values.seed, 'seed'),
    artStyle: oneOf(ART_STYLES, values.style, 'style'),
    ...(values.interest === undefined ? {} : { interest: values.interest }),
    ...(values.idea === undefined ? {} : { idea: values.idea }),
  };
  return pagesOf(book, px, pages);
};

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const drawAll = async (pages: readonly JudgedPage[]): Promise<void> => {
  mkdirSync(values.out, { recursive: true });
  const threads = createThreadPool();
  const illustrator = builtInIllustrator(threads);
  const { signal } = new AbortController();
  const figures = await Promise.all(
    pages.map(async (page, index) => {
      const file = `${String(index + 1).padStart(2, '0')}.jpg`;
      const { bytes } = await illustrator.drawPage(page.order, signal);
      writeFileSync(join(values.out, file), bytes);
      const isArabic = page.book.language === 'ar';
      return `<figure><img src="${file}" alt=""><figcaption dir="auto"${isArabic ? ' lang="ar"' : ''}>${index + 1}. ${escape(captionOf(page))}</figcaption></figure>`;
    }),
  );
  await threads.close();
  const style = `body{font:15px/1.4 sans-serif;margin:8px;background:#f8f0e1;color:#222}main{display:grid;grid-template-columns:repeat(${wholeNumber(values.columns, 'columns')},1fr);gap:10px}figure{margin:0}img{display:block;width:100%}figcaption{white-space:pre-line;padding-block:4px}`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pages</title><style>${style}</style><main>${figures.join('')}</main></html>\n`;
  writeFileSync(join(values.out, 'index.html'), html);
  writeFileSync(join(values.out, 'texts.txt'), pages.map((page, at) => `${at + 1}. ${captionOf(page)}\n`).join('\n'));
  process.stdout.write(`${pages.length} pages: ${values.out}/index.html\n`);
};

try {
  await drawAll(askedFor());
} catch (error) {
  // What was asked for does not exist; anything else is a fault and shows where it happened.
  if (!(error instanceof RangeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
