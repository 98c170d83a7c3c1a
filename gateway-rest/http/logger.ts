/** One structured log record. Never holds member data: no bodies, no addresses, no query values. */
export interface LogRecord {
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
  readonly [field: string]: string | number | undefined
}

export type Logger = (record: LogRecord) => void

/** Writes each record as one line of JSON to standard error, because standard output is for people. */
export const jsonLogger: Logger = record => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...record })}\n`)
}

/** Logs nothing. */
export const silentLogger: Logger = () => {}
