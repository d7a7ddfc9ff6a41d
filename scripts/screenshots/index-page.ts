/** The page on which all screenshots are looked at side by side. */

export type Shot = {
  readonly name: string;
  readonly file: string;
  readonly caption: string;
  readonly width: number;
};

const STYLE =
  'body{font:14px/1.4 sans-serif;margin:2rem;background:#eee;color:#222}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}figure{margin:0}img{display:block;border:1px solid #999}a{color:inherit}';

/** Shown at this part of their size. */
const SCALE = 0.25;

const figure = ({ file, caption, width }: Shot): string =>
  `<figure><a href="${file}"><img src="${file}" width="${Math.round(width * SCALE)}" loading="lazy" alt=""></a><figcaption>${caption}</figcaption></figure>`;

/** One part for every name, in the order of the shots. */
export const screenshotIndex = (shots: readonly Shot[]): string => {
  const byName = Map.groupBy(shots, ({ name }) => name);
  const menu = [...byName.keys()].map((name) => `<a href="#${name}">${name}</a>`).join(' · ');
  const parts = [...byName].map(([name, own]) => `<h2 id="${name}">${name}</h2><div>${own.map(figure).join('')}</div>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title><style>${STYLE}</style><h1>Every page</h1><p>${menu}</p>${parts.join('\n')}</html>\n`;
};
