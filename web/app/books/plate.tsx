/** The cover of one of our stories, mounted on paper, beside pages that would be words alone. */
const PICTURE_PX = 640;

/** `template` is one of the storyteller's, which a test sees to: its list is no script of these pages. */
type PlateProps = { template: string; className?: string };

export const Plate = ({ template, className = '' }: PlateProps) => (
  <div aria-hidden className={`rotate-1 rounded-sm bg-[#fffaf0] p-3 shadow-lift rtl:-rotate-1 ${className}`}>
    <img
      src={`/api/template/${template}/picture`}
      alt=""
      width={PICTURE_PX}
      height={PICTURE_PX}
      loading="lazy"
      decoding="async"
      className="aspect-square w-full bg-[#efe4ce] object-cover"
    />
  </div>
);
