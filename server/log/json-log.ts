import type { FastifyBaseLogger, FastifyLoggerOptions } from 'fastify'
import { type SampledLine, Sampler } from './sampler.ts'

/** Where the structured log goes, and from which level on; false for nowhere. */
export type LogOption = false | { stream: { write(line: string): void }; level: LogLevel }

export type LogLevel = 'info' | 'warn' | 'error'

type PinoOptions = FastifyLoggerOptions & {
  hooks: {
    logMethod(this: FastifyBaseLogger, line: unknown[], method: (...line: unknown[]) => void, level: number): void
  }
  base: null
  formatters: object
  timestamp: () => string
}

/** Pino's numbers of the levels that are sampled. */
const sampled = { 40: 'warn', 50: 'error' } as const

/**
 * Options of pino, Fastify's logger, for lines of JSON with time and level in words (OPS-10). Warnings and errors are sampled;
 * `flush` writes how many were left out.
 */
export function jsonLog({ stream, level }: Exclude<LogOption, false>): { logger: PinoOptions; flush: () => void } {
  let out: ((line: SampledLine) => void) | undefined
  const sampler = new Sampler(line => out?.(line))
  const logger: PinoOptions = {
    ...{ stream, level, base: null, timestamp: timeField },
    formatters: { level: (name: string) => ({ level: name }) },
    hooks: {
      logMethod(line, method, number) {
        const name = sampled[number as keyof typeof sampled]
        const [fields, message] = line
        // What says how often it came is the sampler's own, or has a limit of its own, as the reports of browsers.
        const isCounted = isRecord(fields) && ('leftOut' in fields || 'count' in fields)
        if (name && !isCounted) {
          out ??= ({ level: told, fields: counted, message: said }) => this[told](counted, said)
          const isPlain = typeof fields === 'object' && fields !== null
          const asked = {
            level: name,
            fields: isPlain ? { ...fields } : {},
            message: String(isPlain ? message : fields),
          }
          if (!sampler.passes(asked)) return
        }
        method.apply(this, line)
      },
    },
  }
  return { logger, flush: () => sampler.flush() }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

let second = 0
let written = ''

/** The time of a line, to the millisecond. The part before it changes once a second. */
function timeField(): string {
  const now = Date.now()
  if (now - second >= 1_000 || now < second) {
    second = now - (now % 1_000)
    written = new Date(second).toISOString().slice(0, 20)
  }
  return `,"time":"${written}${String(now - second).padStart(3, '0')}Z"`
}
