/** What words are made of: nested texts, and what a translation of them must contain. */

export type Words = { readonly [key: string]: string | Words };

type PluralBase<Key> = Key extends `${infer Base}_other` ? Base : never;

type ArabicPlurals<English> = {
  readonly [Base in PluralBase<keyof English> as `${Base}_${'zero' | 'two' | 'few' | 'many'}`]: string;
};

/** Every key of English, and the plural forms that only Arabic has. */
export type ArabicOf<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : ArabicOf<English[Key]>;
} & ArabicPlurals<English>;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Stem<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** The paths to all texts, such as `menu.title`; the forms of a plural share one. */
export type KeyOf<English> = {
  [Key in keyof English & string]: English[Key] extends string ? Stem<Key> : `${Key}.${KeyOf<English[Key]>}`;
}[keyof English & string];
