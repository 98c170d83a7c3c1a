/** One structured record. Never holds member data: no bodies, no addresses, no query values. */
export interface LogRecord {
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
  readonly [field: string]: string | number | undefined
}

export type Logger = (record: LogRecord) => void

/** Writes each record as one line of JSON to standard error, which leaves standard output to people. */
export const jsonLogger: Logger = record => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...record })}\n`)
}

/** Keeps quiet. */
export const silentLogger: Logger = () => {}
