import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const file = 'studio/routes.tsx'
const table = readFileSync(resolve(import.meta.dirname, '../../../..', file), 'utf8')

/** The address of every screen of the studio, as its table of routes has them: a new one is here by itself (STUDIO-32). */
export const studioScreens: readonly string[] = [...table.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path)

/** What stands for the names in an address: each screen is looked at with something in it. */
export interface InAddress {
  readonly draft: string
  readonly brand: string
}

/** Searches without which a screen has nothing to show. */
const searches: Readonly<Record<string, (of: InAddress) => string>> = {
  '/live/item': ({ brand }) => `?brand=${brand}&surface=home&item=recent-claims`,
}

/** An address of the table with something in each of its places. Throws where nobody has said what one stands for. */
export function addressOf(path: string, of: InAddress): string {
  // The server leads only below known places to the studio's client.
  if (path === '*') return '/live/none'
  const values: Readonly<Record<string, string>> = { ...of, name: of.draft, number: '1' }
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined)
      throw new Error(`${file} has :${name} in ${path}: say in ${import.meta.filename} what to look at`)
    return encodeURIComponent(value)
  })
  return `${filled}${searches[path]?.(of) ?? ''}`
}
