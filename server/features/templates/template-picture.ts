/** The gallery picture of a template: the cover of a book written from it about a sample hero, drawn once and kept. */
import { DEFAULT_LOOKS, HAIR_STYLES, SKIN_TONES, ACCENT_COLORS } from '#core/character/looks.ts';
import type { Character } from '#core/character/character.ts';
import type { Brief } from '#core/story/brief.ts';
import { makeRenditions } from '#press/raster/renditions.ts';
import { Failure } from '#server/platform/failure.ts';
import type { FileReply } from '#server/platform/http/bind-endpoint.ts';
import { sha256 } from '#server/platform/random.ts';
import { createSharedWork } from '#server/platform/shared-work.ts';
import type { Files } from '#server/providers/files/files.ts';
import type { Illustrator } from '#server/providers/illustrator/illustrator.ts';
import { findTemplate, type TemplateSummary } from '#studio/storyteller/list-templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

export type TemplatePictureDeps = { readonly files: Files; readonly illustrator: Illustrator };

const WIDTH_PX = 640;
const DRAWN_PX = 1280;
const MAX_AGE_SECONDS = 3_600;

const pick = <Item>(items: readonly Item[], seed: number, otherwise: Item): Item =>
  items[seed % items.length] ?? otherwise;

/** Another child for each template, the same one every time. */
const sampleHero = (seed: number): Character => ({
  id: 'sample',
  name: 'Nour',
  age: 6,
  pronouns: 'they',
  kind: 'person',
  looks: {
    ...DEFAULT_LOOKS,
    skinTone: pick(SKIN_TONES, seed, DEFAULT_LOOKS.skinTone),
    hairStyle: pick(HAIR_STYLES, seed >>> 4, DEFAULT_LOOKS.hairStyle),
    accentColor: pick(ACCENT_COLORS, seed >>> 8, DEFAULT_LOOKS.accentColor),
  },
  traits: ['curious'],
  interests: [],
});

const sampleBrief = (template: TemplateSummary): Brief => {
  const seed = sha256(template.id).readUInt32BE(0);
  return {
    templateId: template.id,
    idea: null,
    characters: [sampleHero(seed)],
    language: template.languages[0] ?? 'en',
    dialect: 'standard',
    age: 6,
    spreads: 8,
    artStyle: 'cut-paper',
    dedication: null,
    giver: null,
    seed,
  };
};

const drawPicture = async (deps: TemplatePictureDeps, brief: Brief, key: string): Promise<Uint8Array> => {
  const order = {
    scene: writeStory(brief).cover,
    characters: brief.characters,
    artStyle: brief.artStyle,
    seed: brief.seed,
  };
  const drawn = await deps.illustrator.drawPage(
    { ...order, kind: 'cover', sizePx: DRAWN_PX },
    new AbortController().signal,
  );
  const [rendition] = await makeRenditions(drawn.bytes, [WIDTH_PX]);
  if (!rendition) throw new Error('No rendition was made');
  await deps.files.put(key, rendition.bytes);
  return rendition.bytes;
};

/** Answers a function, because pictures that are being drawn are shared by everybody who asks meanwhile. */
export const createTemplatePictures = (deps: TemplatePictureDeps): ((id: string) => Promise<FileReply>) => {
  const drawOnce = createSharedWork<Uint8Array>();
  return async (id) => {
    const template = findTemplate(id);
    if (!template) throw new Failure('template.not-found');
    const brief = sampleBrief(template);
    const content = JSON.stringify([writeStory(brief).cover, deps.illustrator.name]);
    const key = `templates/${template.id}-${sha256(content).toString('hex').slice(0, 16)}.webp`;
    const body = (await deps.files.read(key)) ?? (await drawOnce(key, () => drawPicture(deps, brief, key)));
    return {
      body,
      sizeBytes: body.byteLength,
      mediaType: 'image/webp',
      maxAgeSeconds: MAX_AGE_SECONDS,
      isPublic: true,
    };
  };
};
