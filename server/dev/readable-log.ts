const yellow = '\u001b[33m'
const red = '\u001b[31m'

interface LogLine {
  level: string
  msg: string
  [field: string]: unknown
}

/** Writes the portal's log for people: the message in the colour of its level, then each field on a line of its own. */
export const readableLog = {
  write(line: string): void {
    const { level, msg, time: _time, requestId: _requestId, ...fields } = JSON.parse(line) as LogLine
    const color = level === 'warn' ? yellow : red
    const lines = Object.entries(fields).map(([name, value]) => `  ${name}: ${fieldText(value)}`)
    process.stderr.write(`${[`${color}${msg}\u001b[0m`, ...lines].join('\n')}\n`)
  },
}

const fieldText = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('\n', '\n    ')
