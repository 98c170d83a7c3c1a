export interface BreakerOptions {
  /** Failures within the window that open the breaker, when they are also at least half of the calls. */
  failures: number
  /** Length of the window, milliseconds. */
  windowMs: number
  /** How long it stays open before one call may try, milliseconds. */
  openMs: number
  /** Monotonic clock, milliseconds. */
  now: () => number
}

interface Circuit {
  started: number
  calls: number
  failed: number
  openUntil: number
}

/**
 * Stops calling a part of the gateway that keeps failing, so that an outage is not made worse and members need not wait
 * for it. One circuit for each area, and one for each call that needs no token.
 */
export class CircuitBreaker {
  readonly #options: BreakerOptions
  readonly #circuits = new Map<string, Circuit>()

  constructor(options: BreakerOptions) {
    this.#options = options
  }

  /** Whether a call may be made. After an open circuit's time one call is let through to try. */
  allows(name: string): boolean {
    const circuit = this.#circuits.get(name)
    if (!circuit || circuit.openUntil === 0) return true
    const now = this.#options.now()
    if (now < circuit.openUntil) return false
    circuit.openUntil = now + this.#options.openMs
    return true
  }

  /** The circuits that had failures, with whether calls of each are refused at the moment. */
  *circuits(): Iterable<[name: string, isOpen: boolean]> {
    const now = this.#options.now()
    for (const [name, { openUntil }] of this.#circuits) yield [name, now < openUntil]
  }

  /** Records how a call ended. A success closes the circuit. */
  record(name: string, succeeded: boolean): void {
    const { failures, windowMs, openMs, now } = this.#options
    const at = now()
    let circuit = this.#circuits.get(name)
    if (!circuit || at - circuit.started > windowMs || (succeeded && circuit.openUntil > 0)) {
      circuit = { started: at, calls: 0, failed: 0, openUntil: succeeded ? 0 : (circuit?.openUntil ?? 0) }
      this.#circuits.set(name, circuit)
    }
    circuit.calls += 1
    if (succeeded) return
    circuit.failed += 1
    if (circuit.failed >= failures && circuit.failed * 2 >= circuit.calls) circuit.openUntil = at + openMs
  }
}
