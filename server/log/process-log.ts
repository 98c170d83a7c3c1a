import { reasonOf } from './request-log.ts'
import { Sampler } from './sampler.ts'

/** What a process says of itself, outside of any request. */
export interface ProcessLog {
  info(message: string): void
  warn(message: string): void
  error(message: string, error: unknown): void
}

/** Lines of JSON as the portal's own log has them (OPS-10), for what is told before the portal is there, and beside it. */
export function processLog(stream: { write(text: string): unknown }, now = () => new Date()): ProcessLog {
  const write = (level: string, fields: object, msg: string) =>
    void stream.write(`${JSON.stringify({ level, time: now().toISOString(), ...fields, msg })}\n`)
  const sampler = new Sampler(({ level, fields, message }) => write(level, fields, message))
  const tell = (level: 'warn' | 'error', fields: Readonly<Record<string, unknown>>, message: string) => {
    if (sampler.passes({ level, fields, message })) write(level, fields, message)
  }
  return {
    info: message => write('info', {}, message),
    warn: message => tell('warn', {}, message),
    error: (message, error) => tell('error', { ...codeOf(error), reason: reasonOf(error) }, message),
  }
}

/** What the system or the database calls an error, such as ECONNREFUSED. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
