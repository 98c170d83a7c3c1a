import type { QueryValues } from '../context/rest-client.ts'
import type { MediaType } from './answer-text.ts'

/** The key of a GET among those of its request. Made for every question, of which there are many to one call. */
export function keyOfGet(answers: MediaType, path: string, query: QueryValues): string {
  if (answers === 'application/json' && isEmpty(query)) return path
  return lookupKey([answers, path, ...Object.entries(query).flat()])
}

function isEmpty(query: QueryValues): boolean {
  for (const _name in query) return false
  return true
}

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
