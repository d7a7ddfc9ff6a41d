/** The fonts of every book, read from their npm packages; fonts of the machine are never used. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const FONT_FILES = {
  andika: '@expo-google-fonts/andika/Andika_400Regular.ttf',
  andikaBold: '@expo-google-fonts/andika/Andika_700Bold.ttf',
  caveatBold: '@expo-google-fonts/caveat/700Bold/Caveat_700Bold.ttf',
  naskh: '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
  naskhBold: '@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf',
} as const;

type BookFont = keyof typeof FONT_FILES;

export const BOOK_FONTS = Object.keys(FONT_FILES) as BookFont[];

const { resolve } = createRequire(import.meta.url);

/** Reads one font file (TrueType) from disk. */
export const readFont = (font: BookFont): Buffer => readFileSync(resolve(FONT_FILES[font]));
