/** Portraits of characters: drawn once for each way a character has looked, and kept. */
import { getPortrait } from '#contract/characters.ts';
import type { CharacterId } from '#contract/fields.ts';
import { makeRenditions } from '#press/raster/renditions.ts';
import { toCharacter } from '#server/features/characters/character-snapshot.ts';
import { findCharacter, type CharacterRow } from '#server/features/characters/character-store.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Failure } from '#server/platform/failure.ts';
import type { Actor, FileReply } from '#server/platform/http/bind-endpoint.ts';
import type { UrlSigner } from '#server/platform/http/signed-url.ts';
import { sha256 } from '#server/platform/random.ts';
import { createSharedWork } from '#server/platform/shared-work.ts';
import type { WorkLine } from '#server/platform/work-line.ts';
import type { Files } from '#server/providers/files/files.ts';
import { drawingOf, type Illustrator } from '#server/providers/illustrator/illustrator.ts';

export type PortraitDeps = {
  readonly db: Database;
  readonly files: Files;
  readonly illustrator: Illustrator;
  readonly portraitLine: WorkLine;
};

/** What the address of a portrait is made with. */
export type PortraitLinks = {
  readonly signer: UrlSigner;
  readonly illustrator: Pick<Illustrator, 'name' | 'version'>;
};

const WIDTH_PX = 640;
const DRAWN_PX = 1280;
const MAX_AGE_SECONDS = 86_400;

/** Folder of everything that is kept of one character. */
export const characterFolder = (id: CharacterId): string => `characters/${id}`;

/** Changes with everything that a portrait shows and with whoever draws it, and with nothing else. */
const lookOf = (drawnBy: PortraitLinks['illustrator'], row: CharacterRow): string => {
  const { age, pronouns, kind, species, looks, interests } = row;
  const sorted = Object.entries(looks).toSorted(([first], [second]) => first.localeCompare(second));
  return drawingOf(drawnBy, [age, pronouns, kind, sorted, kind === 'pet' ? [species, interests] : []]);
};

export const portraitUrl = ({ signer, illustrator }: PortraitLinks, row: CharacterRow): string =>
  signer.sign(`/api${getPortrait.path.replace(':id', row.id).replace(':look', lookOf(illustrator, row))}`);

/** How a child looked before is nobody's business any more. */
const deleteOldPortraits = async (files: Files, id: CharacterId, current: string): Promise<void> => {
  const kept = await files.list(characterFolder(id));
  await Promise.all(kept.filter((key) => key !== current).map((key) => files.delete(key)));
};

const drawPortrait = async (
  deps: PortraitDeps,
  { row, key }: { row: CharacterRow; key: string },
  signal: AbortSignal,
): Promise<Uint8Array> => {
  const seed = sha256(row.id).readUInt32BE(0);
  const order = { character: toCharacter(row), artStyle: 'cut-paper', seed, sizePx: DRAWN_PX } as const;
  const drawn = await deps.illustrator.drawPortrait(order, signal);
  const [rendition] = await makeRenditions(drawn.bytes, [WIDTH_PX]);
  if (!rendition) throw new Error('No rendition was made');
  await deps.files.put(key, rendition.bytes);
  const isWanted = await deps.db.read((tx) => findCharacter(tx, row.id));
  if (isWanted) await deleteOldPortraits(deps.files, row.id, key);
  else await deps.files.deleteFolder(characterFolder(row.id));
  return rendition.bytes;
};

/** Answers a function, because portraits that are being drawn are shared by everybody who asks meanwhile. */
export const createPortraits = (deps: PortraitDeps) => {
  const drawOnce = createSharedWork<Uint8Array>();
  const drawInTurn = (row: CharacterRow, key: string): Promise<Uint8Array> =>
    drawOnce(key, () => deps.portraitLine(key, (signal) => drawPortrait(deps, { row, key }, signal)));
  return async (actor: Actor | 'signed-link', { id }: { id: CharacterId }): Promise<FileReply> => {
    const row = await deps.db.read((tx) => findCharacter(tx, id));
    if (!row || (actor !== 'signed-link' && row.owner_id !== actor.userId)) throw new Failure('character.not-found');
    // A page that was loaded before a change still asks for the old look; it is shown the new one.
    const key = `${characterFolder(id)}/portrait-${lookOf(deps.illustrator, row)}.webp`;
    const kept = await deps.files.read(key);
    const body = kept ?? (await drawInTurn(row, key));
    return {
      body,
      sizeBytes: body.byteLength,
      mediaType: 'image/webp',
      maxAgeSeconds: MAX_AGE_SECONDS,
      isPublic: false,
    };
  };
};
