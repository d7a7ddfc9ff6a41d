/** The gallery picture of a template: the cover of a book written from it about a sample hero, drawn once and kept. */
import { DEFAULT_LOOKS, HAIR_STYLES, SKIN_TONES, ACCENT_COLORS } from '#core/character/looks.ts';
import type { Character } from '#core/character/character.ts';
import type { Brief } from '#core/story/brief.ts';
import { makeRenditions } from '#press/raster/renditions.ts';
import { Failure } from '#server/platform/failure.ts';
import type { FileReply } from '#server/platform/http/bind-endpoint.ts';
import { sha256 } from '#server/platform/random.ts';
import type { SparePiece } from '#server/platform/spare-time.ts';
import { createSharedWork } from '#server/platform/shared-work.ts';
import type { WorkLine } from '#server/platform/work-line.ts';
import type { Files } from '#server/providers/files/files.ts';
import { drawingOf, type Illustrator, type PageOrder } from '#server/providers/illustrator/illustrator.ts';
import { findTemplate, listTemplates, type TemplateSummary } from '#studio/storyteller/list-templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';

export type TemplatePictureDeps = {
  readonly files: Files;
  readonly illustrator: Illustrator;
  readonly visitorLine: WorkLine;
};

const WIDTH_PX = 640;
const DRAWN_PX = 1280;
/** The address of a picture changes with it. */
const NAMED_SECONDS = 31_536_000;
/** For an address that names no version. */
const UNNAMED_SECONDS = 3_600;

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

const orderOf = (template: TemplateSummary): PageOrder => {
  const brief = sampleBrief(template);
  const { characters, artStyle, seed } = brief;
  return { scene: writeStory(brief).cover, characters, artStyle, seed, kind: 'cover', sizePx: DRAWN_PX };
};

const drawPicture = async (
  deps: TemplatePictureDeps,
  { order, key }: { order: PageOrder; key: string },
  signal: AbortSignal,
): Promise<Uint8Array> => {
  const drawn = await deps.illustrator.drawPage(order, signal);
  const [rendition] = await makeRenditions(drawn.bytes, [WIDTH_PX]);
  if (!rendition) throw new Error('No rendition was made');
  await deps.files.put(key, rendition.bytes);
  return rendition.bytes;
};

const FOLDER = 'templates';

const keyOf = (id: string, version: string): string => `${FOLDER}/${id}-${version}.webp`;

export type TemplatePictures = {
  /** Names the picture of a template: another one as soon as it would be drawn otherwise. */
  versionOf(template: TemplateSummary): string;
  /** Throws when there is no such template. */
  get(id: string, version: string | undefined): Promise<FileReply>;
  /** Work that draws what is missing, one picture with each piece. */
  drawAhead(): readonly SparePiece[];
  /** Keys of pictures that nothing leads to any more. */
  listOld(): Promise<string[]>;
};

/** One for everybody, because pictures that are being drawn are shared by all who ask meanwhile. */
export const createTemplatePictures = (deps: TemplatePictureDeps): TemplatePictures => {
  const drawOnce = createSharedWork<Uint8Array>();
  const versions = new Map<string, string>();
  const versionOf = (template: TemplateSummary): string => {
    const version = versions.get(template.id) ?? drawingOf(deps.illustrator, orderOf(template));
    versions.set(template.id, version);
    return version;
  };
  const drawInTurn = (template: TemplateSummary, key: string): Promise<Uint8Array> =>
    drawOnce(key, () =>
      deps.visitorLine(key, (signal) => drawPicture(deps, { order: orderOf(template), key }, signal)),
    );
  return {
    versionOf,
    get: async (id, asked) => {
      const template = findTemplate(id);
      if (!template) throw new Failure('template.not-found');
      const version = versionOf(template);
      const key = keyOf(id, version);
      const body = (await deps.files.read(key)) ?? (await drawInTurn(template, key));
      return {
        body,
        sizeBytes: body.byteLength,
        mediaType: 'image/webp',
        maxAgeSeconds: asked === version ? NAMED_SECONDS : UNNAMED_SECONDS,
        isPublic: true,
      };
    },
    drawAhead: () =>
      listTemplates().map((template) => async () => {
        const key = keyOf(template.id, versionOf(template));
        if (await deps.files.read(key)) return false;
        await drawInTurn(template, key);
        return true;
      }),
    listOld: async () => {
      const kept = await deps.files.list(FOLDER);
      if (kept.length === 0) return [];
      const wanted = new Set(listTemplates().map((template) => keyOf(template.id, versionOf(template))));
      return kept.filter((key) => !wanted.has(key));
    },
  };
};
