/** What a text adds to a name where it first stands: what somebody is, and where they live. */
import type { Entity } from '#studio/storyteller/language/morphology.ts';

/** A name that the narrator says, and what is known of the words around it. */
export type FirstName = {
  readonly entity: Entity;
  readonly before: string;
  readonly after: string;
  /** Verbs of this spread that agree with somebody, so whatever name follows one of them is its subject. */
  readonly verbs: ReadonlySet<string>;
  /** All names that may stand in one row with it. */
  readonly names: readonly string[];
};

/** The name as it is told, with what changes right before it. */
export type Told = { readonly before: string; readonly name: string };

export type Naming = {
  /** `Mishka the cat`; null where a careful writer waits for a better place. */
  readonly kind: (first: FirstName) => Told | null;
  /** `Mona from Cairo`; null where that could be misheard. */
  readonly home: (first: FirstName, home: string) => Told | null;
};
