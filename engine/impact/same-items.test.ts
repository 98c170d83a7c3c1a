import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { asJsonObject, type JsonObject } from '../json.ts'
import { comparable, contentsOf, editsOf } from './edits.ts'
import { sameItems } from './same-items.ts'

const read = (path: string) =>
  asJsonObject(JSON.parse(readFileSync(new URL(`../../manifests/${path}`, import.meta.url), 'utf8')))
const edits = (before: JsonObject, after: JsonObject, same: ReturnType<typeof sameItems>) => {
  const [former, latter] = [before, after].map(root => contentsOf('brand', root, undefined, same))
  return editsOf('brand', ...comparable(former ?? new Map(), latter ?? new Map()))
}
/** A file with every so-many-th of its lists turned round, short of an entry, or with an entry changed. */
function altered(value: JsonObject, every: number): JsonObject {
  let lists = 0
  return JSON.parse(JSON.stringify(value), (_, inside) => {
    if (!Array.isArray(inside) || inside.length < 2) return inside
    lists += 1
    if (lists % every !== 0) return inside
    const [first, ...others] = inside
    if (lists % 3 === 0) return inside.toReversed()
    return lists % 3 === 1 || typeof first !== 'object' ? others : [{ ...first, title: 'Changed' }, ...others]
  }) as JsonObject
}

it.each(['menus', 'home', 'routes', 'pages', 'tools'])(
  '[CONTENT-12] the edits of %s are the same without what two versions have alike',
  name => {
    const base = read(`base/${name}.json`)
    for (const after of [base, read('base/contact.json'), ...[1, 2, 5].map(every => altered(base, every))]) {
      const same = sameItems(base, after)
      expect(edits(base, after, same)).toEqual(edits(base, after, new Set()))
    }
    const slightly = altered(base, 1)
    expect(edits(base, slightly, new Set()).length).toBeGreaterThan(0)
    expect(sameItems(base, base).size).toBeGreaterThan(0)
  },
)
