import type { Mistake } from '../overlay/mistake.ts'

/** What is wrong with something that two brands have and each needs for itself: a host, a domain id. */
export const taken = (what: string, value: string, owner: string): Mistake => ({
  found: `${what} ${value}, which ${owner} has too`,
  expected: `a ${what} of its own`,
  hint: `another ${what}`,
})
