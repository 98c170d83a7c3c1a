/** What the server writes to its log: names and numbers, never member data or full addresses. */
export interface RequestLog {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}
