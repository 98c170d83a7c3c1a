import shipped from '../../schema/facts.json' with { type: 'json' }

/** A fact as registered in schema/facts.json. */
export interface RegisteredFact {
  /** What it is about, as a heading. */
  label: string
  /** Each value with a phrase to be read after "everyone who". */
  values: { readonly [value: string]: string }
  /** Nouns for members with a value: "subscriber". */
  nouns?: { readonly [value: string]: string }
  /** The value that most members have, when it is neither "no" nor the first. */
  ordinary?: string
  /** Whether its source can fail. */
  canBeUnknown: boolean
}

/** Facts, each with one of the values. */
export interface FactValues {
  readonly [fact: string]: readonly string[]
}

/** The facts and open sets that one answer of the gateway supplies: all are known, or none. */
export interface Source {
  /** What the answer is about, in words. */
  answer: string
  /** The source that this one depends on. */
  within?: string
  facts?: readonly string[]
  openSets?: readonly string[]
}

/** How a fact follows from others: the first of `firstOf` that any of them has decides. */
export interface Derivation {
  because: string
  from: readonly string[]
  /** The derived value for each value, in order of precedence. */
  firstOf: { readonly [value: string]: string }
}

/** The part of schema/facts.json that says which members are possible. */
export interface Registry {
  facts: { readonly [name: string]: RegisteredFact }
  /** Combinations that never occur. */
  impossible: readonly { because: string; when: FactValues }[]
  /** Facts that follow from others. */
  derived?: { readonly [fact: string]: Derivation }
  /** What is known or unknown together; a fact that no source lists fails by itself. */
  sources?: { readonly [name: string]: Source }
  /** Members of whom nothing is known: every fact that can be unknown is unknown, and every open set. */
  nothingKnown?: readonly { because: string; when: FactValues }[]
  /** Sets of ids that a member has; a `single` one never has more than one id. */
  openSets: { readonly [name: string]: { label: string; single: boolean } }
}

/** The registry of this portal, schema/facts.json. */
export const registry: Registry = shipped

/** Stands for "unknown" beside the values of a fact or a segment. */
export const unknown = Symbol('unknown')
