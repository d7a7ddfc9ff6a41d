/** Which characters a TrueType font can show, read from its `cmap` table. */

/** Format 12: groups of consecutive code points. https://learn.microsoft.com/typography/opentype/spec/cmap */
const readGroups = (table: DataView, add: (from: number, to: number) => void): void => {
  const groups = table.getUint32(12);
  for (let at = 16; at < 16 + 12 * groups; at += 12) add(table.getUint32(at), table.getUint32(at + 4));
};

/** Format 4: segments within the first 65,536 code points; glyph 0 means that the character is missing. */
const readSegments = (table: DataView, add: (from: number, to: number) => void): void => {
  const bytes = table.getUint16(6);
  for (let at = 0; at < bytes; at += 2) {
    const end = table.getUint16(14 + at);
    const start = table.getUint16(16 + bytes + at);
    const delta = table.getUint16(16 + 2 * bytes + at);
    const offsetAt = 16 + 3 * bytes + at;
    const offset = table.getUint16(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = offset === 0 ? (code + delta) & 0xffff : table.getUint16(offsetAt + offset + 2 * (code - start));
      if (glyph !== 0) add(code, code);
    }
  }
};

/** Code points that the font has a glyph for. Throws when the bytes are not a TrueType font. */
export const codePointsOf = (font: Uint8Array): Set<number> => {
  const file = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = Array.from({ length: file.getUint16(4) }, (_, index) => 12 + 16 * index);
  const record = tables.find((at) => file.getUint32(at) === 0x636d6170);
  if (record === undefined) throw new Error('This font has no cmap table');
  const cmap = file.getUint32(record + 8);
  const found = new Set<number>();
  const add = (from: number, to: number): void => {
    for (let code = from; code <= to; code++) found.add(code);
  };
  for (let index = 0; index < file.getUint16(cmap + 2); index++) {
    const start = cmap + file.getUint32(cmap + 8 + 8 * index);
    const table = new DataView(font.buffer, font.byteOffset + start, font.byteLength - start);
    if (table.getUint16(0) === 12) readGroups(table, add);
    if (table.getUint16(0) === 4) readSegments(table, add);
  }
  return found;
};
