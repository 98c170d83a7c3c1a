/** Lets at most a share of calls be repeated, so that retries cannot double the load of a gateway in trouble. */
export class RetryBudget {
  readonly #share: number
  readonly #most: number
  #tokens: number

  /** `share`: retries for each call, 0.2 for one in five. `most`: how many can be saved up. */
  constructor(share: number, most: number) {
    this.#share = share
    this.#most = most
    this.#tokens = most
  }

  /** A first attempt was made. */
  earn(): void {
    this.#tokens = Math.min(this.#most, this.#tokens + this.#share)
  }

  /** Whether one retry may be made now; it is taken from the budget. */
  spend(): boolean {
    if (this.#tokens < 1) return false
    this.#tokens -= 1
    return true
  }
}
