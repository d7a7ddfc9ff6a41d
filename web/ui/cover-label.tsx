/** A title on a paper label, sized by the cover it is pasted to. */

/** Titles with more letters than this are set smaller. */
const LONG_TITLE = 22;

type CoverLabelProps = { title: string; dir?: 'auto' | 'ltr' | 'rtl' };

export const CoverLabel = ({ title, dir = 'auto' }: CoverLabelProps) => (
  <span className={`cover-label display ${title.length > LONG_TITLE ? 'cover-label-long' : ''}`} dir={dir}>
    {title}
  </span>
);
