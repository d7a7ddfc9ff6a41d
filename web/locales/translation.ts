/** What a translation must contain: every key of English, and the plural forms that only Arabic has. */
import type { en } from '#web/locales/en.ts';

type PluralBase<Key> = Key extends `${infer Base}_other` ? Base : never;

type ArabicPlurals<Words> = {
  readonly [Base in PluralBase<keyof Words> as `${Base}_${'zero' | 'two' | 'few' | 'many'}`]: string;
};

type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Translated<Words[Key]>;
} & ArabicPlurals<Words>;

export type ArabicWords = Translated<typeof en>;
export type ArabicLookWords = Pick<ArabicWords, 'heroes' | 'looks'>;
