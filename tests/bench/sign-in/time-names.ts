/** How long refusals took, by what is true of the name. */
export interface NameTimes {
  /** Milliseconds. */
  means: Readonly<Record<string, number>>
  /** Welch's t of two of them. */
  pairs: readonly { pair: string; t: number }[]
}

/** Tries names of each kind in turns, with wrong passwords, so often each. */
export async function timeNames(tries: number): Promise<NameTimes> {
  throw new Error(`not yet: ${tries}`)
}
