/** What a page of plain text is made of: sections by name, so that a section without a translation does not compile. */

export type DocumentSection = { readonly title: string; readonly paragraphs: readonly string[] };

export type DocumentText<Section extends string = string> = {
  readonly title: string;
  /** One or two sentences; also the description that search engines show. */
  readonly summary: string;
  readonly sections: Readonly<Record<Section, DocumentSection>>;
};

/** The same document in both languages. */
export type LegalDocument<Section extends string = string> = {
  /** ISO date of the last change of either text. */
  readonly changedOn: string;
  readonly en: DocumentText<Section>;
  readonly ar: DocumentText<Section>;
};
