/** How many lines of one kind are written in a minute. */
const atMost = 20
const minute = 60_000

/** Kinds that are told apart in a minute; more than there are, so that nothing grows. */
const mostKinds = 1_000

/** Fields that tell one trouble from another under the same message: words of the code and the contract, never values. */
const telling = ['area', 'call', 'code', 'status', 'fact', 'item', 'kind', 'error'] as const

/** A line as it would be written. */
export interface SampledLine {
  level: 'warn' | 'error'
  fields: Readonly<Record<string, unknown>>
  message: string
}

interface Counted extends SampledLine {
  times: number
}

/**
 * Keeps a bad day's warnings from flooding the log (OPS-10): of each kind a few lines pass in a minute, and at its end one
 * line for each kind says how many were left out.
 */
export class Sampler {
  readonly #write: (line: SampledLine) => void
  #counts = new Map<string, Counted>()
  #timer: NodeJS.Timeout | undefined

  constructor(write: (line: SampledLine) => void) {
    this.#write = write
  }

  /** Whether a line is to be written. */
  passes({ level, fields, message }: SampledLine): boolean {
    const told = Object.fromEntries(telling.flatMap(name => (fields[name] === undefined ? [] : [[name, fields[name]]])))
    const kind = JSON.stringify([level, message, told])
    let counted = this.#counts.get(kind)
    if (!counted) {
      if (this.#counts.size >= mostKinds) return false
      counted = { level, message, fields: told, times: 0 }
      this.#counts.set(kind, counted)
    }
    counted.times += 1
    this.#timer ??= setTimeout(() => this.flush(), minute).unref()
    return counted.times <= atMost
  }

  /** Ends the minute: says what was left out of it. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const counts = [...this.#counts.values()]
    this.#counts = new Map()
    for (const { level, fields, message, times } of counts)
      if (times > atMost)
        this.#write({ level, fields: { ...fields, leftOut: times - atMost }, message: `left out: ${message}` })
  }
}
