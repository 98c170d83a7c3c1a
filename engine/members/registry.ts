import shipped from '../../schema/facts.json' with { type: 'json' }

/** A fact as the registry has it. */
export interface RegisteredFact {
  /** What it is about, as a heading. */
  label: string
  /** Each value with what it says of a member, to be read after "everyone who". */
  values: { readonly [value: string]: string }
  /** What somebody with a value may be called. */
  nouns?: { readonly [value: string]: string }
  /** The value that most members have, when it is neither "no" nor the first. */
  ordinary?: string
  /** Whether its source can fail. */
  canBeUnknown: boolean
}

/** Every fact named with one of the values. */
export interface Values {
  readonly [fact: string]: readonly string[]
}

/** What one answer of the gateway tells: all of it is known, or none. */
export interface Source {
  /** What is asked for, in words. */
  answer: string
  /** The source that has to be known first. */
  within?: string
  facts?: readonly string[]
  openSets?: readonly string[]
}

/** A fact that follows from others: the first value that any of them has decides. */
export interface Derivation {
  because: string
  from: readonly string[]
  /** The derived value for each value, in the order in which they count. */
  firstOf: { readonly [value: string]: string }
}

/** The part of schema/facts.json that says which members are possible. */
export interface Registry {
  facts: { readonly [name: string]: RegisteredFact }
  /** Combinations that never occur. */
  impossible: readonly { because: string; when: Values }[]
  /** Facts that follow from others. */
  derived?: { readonly [fact: string]: Derivation }
  /** What is known or unknown together; a fact that none of them names fails alone. */
  sources?: { readonly [name: string]: Source }
  /** Of whom nothing can be known: every fact that can be unknown is, and every open set. */
  nothingKnown?: readonly { because: string; when: Values }[]
  /** Sets of ids that a member has; of a `single` one never more than one. */
  openSets: { readonly [name: string]: { label: string; single: boolean } }
}

/** The registry of this portal, schema/facts.json. */
export const registry: Registry = shipped

/** What stands for "not known" beside the values of a fact or a segment. */
export const unknown = Symbol('unknown')
