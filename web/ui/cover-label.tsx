/** A title on a paper label, sized by the cover it is pasted to. */

/** Titles with more letters than this are set smaller. */
const LONG_TITLE = 22;

export const CoverLabel = ({ title }: { title: string }) => (
  <span className={`cover-label display ${title.length > LONG_TITLE ? 'cover-label-long' : ''}`} dir="auto">
    {title}
  </span>
);
