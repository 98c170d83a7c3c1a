/** Where lines are written, such as process.stdout. */
export interface Sink {
  write(text: string): unknown
}

/** Asks pino to say the level of a line before it is written. */
const saysLevels = Symbol.for('pino.metadata')
/** From this pino level on a line is written at once: a warning may be the last line of a process. */
const urgent = 40
/** Characters that are buffered at most. */
const maxHeld = 16 * 1024
/** How long a line is buffered at most. */
const maxDelayMs = 100

/**
 * A stream for pino that writes log lines in batches, to save a system call for each answer. Warnings are written at once,
 * after what was buffered before them, and the buffer is flushed when the process exits.
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
    if (this.lastLevel >= urgent || this.#held.length >= maxHeld) this.flush()
    else this.#timer ??= setTimeout(this.flush, maxDelayMs).unref()
  }

  /** Writes what is buffered. */
  readonly flush = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#held === '') return
    const lines = this.#held
    this.#held = ''
    this.#sink.write(lines)
  }
}
