/**
 * The key under which an answer is remembered. Arguments are told apart by type as well as by value. Throws on anything
 * but a string, number, null, undefined or date: an object would look the same as every other (ERR-21).
 */
export function lookupKey(args: readonly unknown[]): string {
  let key = ''
  for (const arg of args) key += `${keyPart(arg)}\u0000`
  return key
}

function keyPart(arg: unknown): string {
  if (typeof arg === 'string') return `s${arg}`
  if (arg === null || arg === undefined) return String(arg)
  if (typeof arg === 'number') return `n${arg}`
  if (arg instanceof Date) return `d${arg.getTime()}`
  throw new TypeError(`A lookup argument is a string, number, null, undefined or date, not ${typeof arg}`)
}
