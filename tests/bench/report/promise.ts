/** Something that was promised about speed, and what was found. */
export interface Promised {
  what: string
  wanted: string
  found: string
  met: boolean
}

/** A figure that must not be smaller. */
export function atLeast(what: string, wanted: number, found: number): Promised {
  return { what, wanted: `at least ${wanted}`, found: found.toFixed(2), met: found >= wanted }
}

/** A figure that must not be larger. */
export function atMost(what: string, wanted: number, found: number): Promised {
  return { what, wanted: `at most ${wanted}`, found: found.toFixed(2), met: found <= wanted }
}
