const colors = { 40: '\u001b[33m', 50: '\u001b[31m' } as const

interface LogLine {
  level: number
  msg: string
  [field: string]: unknown
}

/** Writes the portal's log for people: the message in the colour of its level, then each field on a line of its own. */
export const readableLog = {
  write(line: string): void {
    const { level, msg, time: _time, reqId: _reqId, ...fields } = JSON.parse(line) as LogLine
    const color = level >= 50 ? colors[50] : colors[40]
    const lines = Object.entries(fields).map(([name, value]) => `  ${name}: ${fieldText(value)}`)
    process.stderr.write(`${[`${color}${msg}\u001b[0m`, ...lines].join('\n')}\n`)
  },
}

const fieldText = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('\n', '\n    ')
