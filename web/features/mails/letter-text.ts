/** The text of a letter as it is shown: rules are left out, and one empty line stands where there are several. */
export const textOfLetter = (text: string): string =>
  text
    .replace(/^-{3,}$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
