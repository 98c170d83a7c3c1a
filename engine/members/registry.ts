import shipped from '../../schema/facts.json' with { type: 'json' }

/** A fact as the registry has it. */
export interface RegisteredFact {
  /** What it is about, as a heading. */
  label: string
  /** Each value with what it says of a member, to be read after "everyone who". */
  values: { readonly [value: string]: string }
  /** What somebody with a value may be called. */
  nouns?: { readonly [value: string]: string }
  /** Whether its source can fail. */
  canBeUnknown: boolean
}

/** The part of schema/facts.json that says which members are possible. */
export interface Registry {
  facts: { readonly [name: string]: RegisteredFact }
  /** Combinations that never occur: every fact named with one of the values. */
  impossible: readonly { because: string; when: { readonly [fact: string]: readonly string[] } }[]
  /** Sets of ids that a member has; of a `single` one never more than one. */
  openSets: { readonly [name: string]: { label: string; single: boolean } }
}

/** The registry of this portal, schema/facts.json. */
export const registry: Registry = shipped
