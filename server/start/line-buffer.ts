/** Where lines end up; process.stdout fits. */
export interface Sink {
  write(text: string): unknown
}

/** Asks pino to say the level of a line before it is written. */
const saysLevels = Symbol.for('pino.metadata')
/** From this level of pino's on a line is not held back: a warning may be the last thing that a process says. */
const urgent = 40
/** Characters that are held back at most. */
const mostHeld = 16 * 1024
/** How long a line is held back at most, milliseconds. */
const patience = 100

/**
 * A stream for pino that writes lines of a log together: a write for each is a system call for each answer. Warnings go
 * out at once, with what was held back before them, and nothing is lost at the end of the process.
 */
export class LineBuffer {
  readonly [saysLevels] = true
  lastLevel = 0
  readonly #sink: Sink
  #held = ''
  #timer: NodeJS.Timeout | undefined

  constructor(sink: Sink) {
    this.#sink = sink
    process.once('exit', this.flush)
  }

  write(line: string): void {
    this.#held += line
    if (this.lastLevel >= urgent || this.#held.length >= mostHeld) this.flush()
    else this.#timer ??= setTimeout(this.flush, patience).unref()
  }

  /** Writes what is held back. */
  readonly flush = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#held === '') return
    const lines = this.#held
    this.#held = ''
    this.#sink.write(lines)
  }
}
