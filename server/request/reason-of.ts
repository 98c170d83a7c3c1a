/** Name and places of a failure. Its message may quote what a member typed, so it stays out of the log. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const places = (error.stack ?? '').split('\n').filter(line => line.trimStart().startsWith('at '))
  return [error.name, ...places.slice(0, 4).map(place => place.trim())].join(' ')
}
