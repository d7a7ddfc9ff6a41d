/** The cursor of the next part of a list, from the `Link` header of the part before. */
export const nextCursorOf = (link: string | null): string | undefined => {
  const address = /<([^>]*)>\s*;[^,]*\brel="?next"?/.exec(link ?? '')?.[1];
  if (address === undefined) return undefined;
  return new URL(address, 'http://host').searchParams.get('cursor') ?? undefined;
};
