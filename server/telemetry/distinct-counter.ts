/** Enough for half a million, with an error of about one in a hundred. */
const bits = 2 ** 18

/**
 * Estimates how many different texts there were of late, without keeping any: each sets one bit of a field, and how many are
 * left unset says how many there were (linear counting). What was seen counts for one to two windows.
 */
export class DistinctCounter {
  readonly #windowMs: number
  readonly #now: () => number
  #began: number
  #current = new Uint8Array(bits / 8)
  #former = new Uint8Array(bits / 8)

  constructor(windowMs: number, now: () => number) {
    this.#windowMs = windowMs
    this.#now = now
    this.#began = now()
  }

  see(text: string): void {
    this.#turn()
    const bit = hashOf(text) % bits
    const at = bit >>> 3
    this.#current[at] = (this.#current[at] ?? 0) | (1 << (bit & 7))
  }

  estimate(): number {
    this.#turn()
    let unset = 0
    for (const [index, byte] of this.#current.entries()) unset += unsetIn[byte | (this.#former[index] ?? 0)] ?? 0
    return Math.round(bits * Math.log(bits / Math.max(unset, 1)))
  }

  #turn(): void {
    const passed = Math.floor((this.#now() - this.#began) / this.#windowMs)
    if (passed < 1) return
    this.#former = passed === 1 ? this.#current : new Uint8Array(bits / 8)
    this.#current = new Uint8Array(bits / 8)
    this.#began += passed * this.#windowMs
  }
}

/** How many bits of each byte are not set. */
const unsetIn = Uint8Array.from({ length: 256 }, (_, byte) => 8 - byte.toString(2).replaceAll('0', '').length)

/** FNV-1a with a last mixing, so that ids that differ in their end alone differ everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}
