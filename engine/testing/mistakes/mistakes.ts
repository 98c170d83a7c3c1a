/** One change that makes the sample files wrong, and the one message that it must give. */
export interface MistakeCase {
  file: string
  /** What is written instead of what; only the first occurrence changes. */
  edit: [from: string | RegExp, to: string]
  /** Text on the line that the message must point to, in the changed file, when it is not that of the edit. */
  at?: string
  found: string
  expected?: string
  hint?: string
}

/** Cases by what is wrong. */
export type Mistakes = { readonly [what: string]: MistakeCase }
