/** Which sections of a long form are unfolded: all of them where there is room, none on a phone until it is opened. */
import { useState } from 'react';

const SECTIONS = ['face', 'hair', 'clothes', 'nature'] as const;
export type Section = (typeof SECTIONS)[number];

const hasRoom = (): boolean => window.matchMedia('(width >= 768px)').matches;

export type Sections = {
  readonly of: (section: Section) => { readonly isOpen: boolean; readonly onToggle: () => void };
  readonly open: (section: Section) => void;
};

export const useSections = (): Sections => {
  const [unfolded, setUnfolded] = useState<readonly Section[]>(() => (hasRoom() ? SECTIONS : []));
  const without = (section: Section): readonly Section[] => unfolded.filter((each) => each !== section);
  const open = (section: Section): void => setUnfolded([...without(section), section]);
  return {
    of: (section) => {
      const isOpen = unfolded.includes(section);
      return { isOpen, onToggle: () => (isOpen ? setUnfolded(without(section)) : open(section)) };
    },
    open,
  };
};
