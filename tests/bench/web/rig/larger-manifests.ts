import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { manifestsFolder } from '../../../../server/content/manifest-files.ts'
import { webFolder } from './folders.ts'

/** Lists of items in the files of base that are multiplied; the rest is words and single settings. */
const lists = {
  'alerts.json': 'items',
  'contact.json': 'sections',
  'home.json': 'items',
  'pages.json': 'pages',
  'tools.json': 'items',
} as const

/** Pages are not shown or hidden: routes lead to them or do not. */
const withoutRules = new Set(['pages.json'])
const elsewhere = 'elsewhere'

/** The item again under other ids, all through. */
function copyOf(item: unknown, suffix: string): unknown {
  if (Array.isArray(item)) return item.map(one => copyOf(one, suffix))
  if (typeof item !== 'object' || item === null) return item
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) =>
      key === 'id' ? [key, `${String(value)}-${suffix}`] : [key, copyOf(value, suffix)],
    ),
  )
}

interface Item {
  showWhen?: unknown
}

/** Besides what an item asks for itself, without which the invariants would not hold. */
function elsewhereToo(own: unknown): unknown {
  const rule = { in: elsewhere }
  return own === undefined ? rule : { all: [own, rule] }
}

/**
 * The shipped manifests with `times` as many items of every kind. The copies are for groups elsewhere, so that the
 * member sees the same as before. Gives the folder.
 */
export function largerManifests(times: number): string {
  const folder = resolve(webFolder, `manifests-${times}`)
  rmSync(folder, { recursive: true, force: true })
  cpSync(manifestsFolder(), folder, { recursive: true })
  const change = (file: string, edit: (content: Record<string, unknown>) => void) => {
    const path = resolve(folder, 'base', file)
    const content = JSON.parse(readFileSync(path, 'utf8'))
    edit(content)
    writeFileSync(path, JSON.stringify(content, undefined, 2))
  }
  change('segments.json', content => {
    const segment = { description: 'Groups that nobody here belongs to', of: 'groupId', values: ['99999999'] }
    Object.assign(content.segments as object, { [elsewhere]: segment })
  })
  for (const [file, list] of Object.entries(lists))
    change(file, content => {
      const items = content[list] as Item[]
      const copies = Array.from({ length: times - 1 }, (_, copy) =>
        items.map(item => {
          const other = copyOf(item, `copy-${copy}`) as Item
          return withoutRules.has(file) ? other : { ...other, showWhen: elsewhereToo(other.showWhen) }
        }),
      )
      content[list] = [...items, ...copies.flat()]
    })
  return folder
}
