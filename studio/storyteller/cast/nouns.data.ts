/** The Arabic noun for an animal of either gender, without vowel marks, and what Egyptians call it otherwise. */
import type { Companion } from '#core/story/vocabulary.ts';

export type Nouns = Readonly<Partial<Record<Companion, { readonly she?: string; readonly he?: string }>>>;

/** Where the stories have one that is not the usual noun of `COMPANION_NOUNS`. */
export const ARABIC_NOUNS: Nouns = {
  owl: { he: 'البوم' },
  rabbit: { she: 'الأرنبة' },
  fox: { she: 'الثعلبة' },
  cat: { he: 'القط' },
  dog: { she: 'الكلبة' },
  bird: { she: 'العصفورة' },
  camel: { she: 'الناقة' },
  hedgehog: { she: 'القنفذة' },
  donkey: { she: 'الحمارة' },
  horse: { she: 'الفرس' },
  goat: { she: 'المعزة', he: 'الجدي' },
  sheep: { she: 'النعجة' },
  calf: { she: 'العجلة' },
  gazelle: { he: 'الغزال' },
  monkey: { she: 'القردة' },
  bear: { she: 'الدبة' },
  squirrel: { she: 'السنجابة' },
  mouse: { she: 'الفأرة' },
  hen: { he: 'الديك' },
  hoopoe: { she: 'الهدهدة' },
  penguin: { she: 'البطريقة' },
  bat: { she: 'الخفاشة' },
  frog: { she: 'الضفدعة' },
  octopus: { she: 'الأخطبوطة' },
  dolphin: { he: 'الدلفين' },
  whale: { she: 'الحوتة' },
  'sea-turtle': { she: 'السلحفاة' },
  'little-star': { he: 'النجم الصغير' },
};

export const EGYPTIAN_NOUNS: Nouns = {
  fox: { he: 'التعلب' },
  hedgehog: { he: 'القنفد' },
  mouse: { she: 'الفارة', he: 'الفار' },
  goose: { she: 'الوزة' },
  hen: { she: 'الفرخة' },
  turtle: { she: 'السلحفة' },
  'sea-turtle': { she: 'السلحفة' },
};
