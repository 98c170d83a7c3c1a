import type { Log } from '../context/graph-context.ts'

/** A log that keeps its lines, so that tests can say what is in them and what is not. */
export class RecordingLog implements Log {
  readonly lines: { level: string; message: string; fields: Record<string, unknown> }[] = []

  info(fields: Record<string, unknown>, message: string): void {
    this.lines.push({ level: 'info', message, fields })
  }
  warn(fields: Record<string, unknown>, message: string): void {
    this.lines.push({ level: 'warn', message, fields })
  }
  error(fields: Record<string, unknown>, message: string): void {
    this.lines.push({ level: 'error', message, fields })
  }
}
