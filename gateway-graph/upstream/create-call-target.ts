import { callAddress, type Place } from './call-address.ts'
import type { QueryValues } from './rest-client.ts'

/** Where a call goes, as the HTTP client takes it. */
export interface Target {
  origin: string
  /** Path with query. */
  path: string
}

/** Paths that the address parser would leave as they are: nothing to encode, no dots that climb. */
const plain = /^[\w-]+(?:\/[\w-]+)*$/

/** Base addresses as they were parsed once: one for each gateway and base path of a manifest. */
const bases = new Map<string, Target>()

function baseOf(place: Place): Target {
  const key = `${place.gatewayUrl} ${place.basePath}`
  let base = bases.get(key)
  if (!base) {
    const { origin, pathname } = callAddress('', {}, place)
    base = { origin, path: pathname.replace(/\/*$/, '/') }
    bases.set(key, base)
  }
  return base
}

/** Tells where the calls of a place go: the same as their addresses, without parsing one where nothing can change. */
export function createCallTarget(place: Place): (path: string, query: QueryValues) => Target {
  const base = baseOf(place)
  return (path, query) => {
    if (plain.test(path)) return { origin: base.origin, path: base.path + path + search(query) }
    const { origin, pathname, search: asked } = callAddress(path, query, place)
    return { origin, path: pathname + asked }
  }
}

function search(query: QueryValues): string {
  const names: string[] = []
  for (const name in query) if (query[name] !== undefined) names.push(name)
  return names.length === 0 ? '' : `?${new URLSearchParams(names.map(name => [name, String(query[name])]))}`
}
