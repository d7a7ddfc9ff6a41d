/**
 * `npm run gallery`: draws everything that the illustrator can draw and writes one page to look at it,
 * build/gallery/index.html. `npm run gallery -- books heroes` draws only these parts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Character } from '#core/character/character.ts';
import { DEFAULT_LOOKS, HAIR_STYLES } from '#core/character/looks.ts';
import { ART_STYLES, type ArtStyle, type Brief } from '#core/story/brief.ts';
import { COMPANIONS, FACINGS, LIGHTS, POSES, PROPS, SETTINGS } from '#core/story/vocabulary.ts';
import { createThreadPool } from '#server/platform/thread-pool.ts';
import { builtInIllustrator } from '#server/providers/illustrator/built-in.ts';
import { listTemplates } from '#studio/storyteller/list-templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';
import { angleScenes, type CaptionedScene, effectScenes, insideScenes, touchScenes } from './gallery/event-scenes.ts';
import { gestureScenes } from './gallery/gesture-scenes.ts';
import { holdScenes } from './gallery/hold-scenes.ts';
import { plainScene, randomHero } from './gallery/random-hero.ts';

type Picture = { readonly caption: string; readonly draw: () => Promise<Uint8Array> };
type Part = { readonly name: string; readonly title: string; readonly pictures: readonly Picture[] };

const OUT = 'build/gallery';
const SIZE_PX = 600;
const SHOWN_PX = 300;

const threads = createThreadPool();
const illustrator = builtInIllustrator(threads);
const { signal } = new AbortController();
/** Looks that hide nothing of what a part of the gallery is about. */
const plain = randomHero(11);
const hero: Character = {
  ...plain,
  age: 7,
  looks: {
    ...DEFAULT_LOOKS,
    hairStyle: 'short-curls',
    hairColor: 'dark-brown',
    skinTone: 'caramel',
    accentColor: 'red',
  },
};

const page = (caption: string, order: Parameters<typeof illustrator.drawPage>[0]): Picture => ({
  caption,
  draw: async () => (await illustrator.drawPage(order, signal)).bytes,
});
const scenePage = (caption: string, scene: ReturnType<typeof plainScene>, artStyle: ArtStyle = 'cut-paper'): Picture =>
  page(caption, { scene, characters: [hero], artStyle, seed: 7, kind: 'page', sizePx: SIZE_PX });

const settings: Picture[] = SETTINGS.flatMap((setting) => [
  ...LIGHTS.map((light) => scenePage(`${setting}, ${light}`, plainScene(hero, { setting, light, variant: 0 }))),
  ...[1, 2].map((variant) =>
    scenePage(`${setting}, variant ${variant}`, plainScene(hero, { setting, light: 'day', variant })),
  ),
]);

const styles: Picture[] = ART_STYLES.flatMap((style) =>
  SETTINGS.flatMap((setting) =>
    LIGHTS.map((light) =>
      scenePage(`${style}, ${setting}, ${light}`, plainScene(hero, { setting, light, variant: 1 }), style),
    ),
  ),
);

const poses: Picture[] = POSES.flatMap((pose) =>
  FACINGS.map((facing) =>
    scenePage(
      `${pose}, ${facing}`,
      plainScene(hero, { setting: 'garden', light: 'day', variant: 0 }, { pose, facing }),
    ),
  ),
);

const portrait = (caption: string, character: typeof hero): Picture => ({
  caption,
  draw: async () =>
    (await illustrator.drawPortrait({ character, artStyle: 'cut-paper', seed: 3, sizePx: SIZE_PX }, signal)).bytes,
});
const hair = HAIR_STYLES.map((hairStyle) =>
  portrait(hairStyle, { ...hero, looks: { ...hero.looks, hairStyle, headCovering: 'none' } }),
);
const heroes = Array.from({ length: 50 }, (_, seed) => portrait(`hero ${seed}`, randomHero(seed)));

const companions = COMPANIONS.map((companion) => {
  const scene = plainScene(hero, { setting: 'garden', light: 'golden-hour', variant: 1 });
  const [member] = scene.cast;
  if (!member) throw new Error('The scene has nobody in it');
  const friend = {
    ...member,
    ref: 'friend',
    who: { companion, name: null },
    place: { along: 'center-end', plane: 'near' },
  } as const;
  return scenePage(companion, { ...scene, cast: [member, friend] });
});

const props = PROPS.map((prop) => {
  const scene = plainScene(hero, { setting: 'garden', light: 'day', variant: 2 });
  return scenePage(prop, { ...scene, props: [{ ref: 'thing', prop, place: { along: 'center-end', plane: 'near' } }] });
});

const captioned = (scenes: readonly CaptionedScene[]): Picture[] =>
  scenes.map(({ caption, scene }) => scenePage(caption, scene));

const VISITS = [0, 1, 2, 3, 4];

const views: Picture[] = SETTINGS.flatMap((setting) =>
  VISITS.map((angle) =>
    scenePage(`${setting}, visit ${angle + 1}`, { ...plainScene(hero, { setting, light: 'day', variant: 0 }), angle }),
  ),
);

const books: Picture[] = listTemplates()
  .slice(0, 3)
  .flatMap((template, index) => {
    const character = { ...randomHero(100 + index), age: 4 + index };
    const brief: Brief = {
      templateId: template.id,
      idea: null,
      characters: [character],
      language: 'en',
      dialect: 'standard',
      age: 4 + index,
      spreads: 8,
      artStyle: ART_STYLES[index] ?? 'cut-paper',
      dedication: null,
      giver: null,
      seed: 2 + index,
    };
    const story = writeStory(brief);
    const scenes = [story.cover, ...story.spreads.map((spread) => spread.scene)];
    return scenes.map((scene, at) =>
      page(at === 0 ? (story.titles.en ?? '') : (story.spreads[at - 1]?.texts.en ?? ''), {
        scene,
        characters: [character],
        artStyle: brief.artStyle,
        seed: 50 * index + at,
        kind: at === 0 ? 'cover' : 'page',
        sizePx: SIZE_PX,
      }),
    );
  });

const PARTS: readonly Part[] = [
  { name: 'books', title: 'Three whole books', pictures: books },
  { name: 'settings', title: 'Every setting in every light', pictures: settings },
  { name: 'styles', title: 'Every style, setting and light', pictures: styles },
  { name: 'heroes', title: 'Fifty random heroes', pictures: heroes },
  { name: 'hair', title: 'Every hair style', pictures: hair },
  { name: 'poses', title: 'Every pose from every side', pictures: poses },
  { name: 'companions', title: 'Every companion', pictures: companions },
  { name: 'props', title: 'Every prop', pictures: props },
  { name: 'touches', title: 'Who touches whom', pictures: captioned(touchScenes(hero)) },
  { name: 'holds', title: 'How things are held', pictures: captioned(holdScenes(hero)) },
  { name: 'gestures', title: 'What hands do', pictures: captioned(gestureScenes(hero)) },
  { name: 'inside', title: 'Who is inside what', pictures: captioned(insideScenes(hero)) },
  {
    name: 'effects',
    title: 'Every effect at a child, at an animal and between them',
    pictures: captioned(effectScenes(hero)),
  },
  { name: 'angles', title: 'Every place from every camera', pictures: captioned(angleScenes(hero)) },
  { name: 'views', title: 'Every place as five visits see it', pictures: views },
];

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Draws the pictures of a part and answers its HTML. */
const drawPart = async (part: Part): Promise<string> => {
  mkdirSync(join(OUT, part.name), { recursive: true });
  const figures = await Promise.all(
    part.pictures.map(async (picture, index) => {
      const file = `${part.name}/${String(index).padStart(4, '0')}.webp`;
      await sharp(await picture.draw())
        .webp({ quality: 86, effort: 1 })
        .toFile(join(OUT, file));
      return `<figure><img src="${file}" width="${SHOWN_PX}" height="${SHOWN_PX}" loading="lazy" alt=""><figcaption>${escape(picture.caption)}</figcaption></figure>`;
    }),
  );
  process.stdout.write(`${part.title}: ${figures.length} pictures\n`);
  return `<h2 id="${part.name}">${part.title}</h2><div>${figures.join('')}</div>`;
};

const STYLE = `body{font:14px/1.4 sans-serif;margin:2rem;background:#f8f0e1;color:#222}div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0;width:${SHOWN_PX}px}img{display:block;background:#e8dfcc}figcaption{white-space:pre-line}`;

const wanted = process.argv.slice(2);
const chosen = PARTS.filter((part) => wanted.length === 0 || wanted.includes(part.name));
const sections: string[] = [];
for (const part of chosen) sections.push(await drawPart(part));
const menu = chosen.map((part) => `<a href="#${part.name}">${part.title}</a>`).join(' · ');
writeFileSync(
  join(OUT, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${STYLE}</style><h1>What the illustrator draws</h1><p>${menu}</p>${sections.join('\n')}</html>\n`,
);
process.stdout.write(`${OUT}/index.html\n`);
await threads.close();
