import type { ManifestFile } from '../../../engine/check/parse-folders.ts'
import { isJsonObject, type Json, type JsonObject } from '../../../engine/json.ts'

/** The lists of base whose items stand for themselves, so that there may be more of each. */
const lists: { readonly [file: string]: readonly string[] } = {
  'home.json': ['items'],
  'tools.json': ['items'],
  'alerts.json': ['items'],
  'contact.json': ['sections'],
  'pages.json': ['pages'],
  'routes.json': ['routes'],
  'footer.json': ['policyLinks'],
  'invariants.json': ['invariants'],
}

const fileOf = ({ path }: ManifestFile) => path.split('/').at(-1) ?? ''
const isOf = (folder: string) => (file: ManifestFile) => file.path.split('/').at(-2) === folder

/** An item under other ids, at another address. */
function again(value: Json, number: number): Json {
  if (Array.isArray(value)) return value.map(entry => again(entry, number))
  if (!isJsonObject(value)) return value
  const copy: JsonObject = {}
  for (const [key, inside] of Object.entries(value)) copy[key] = again(inside, number)
  if (typeof copy.id === 'string') copy.id = `${copy.id}-${number}`
  // Entries that are not at the bottom of phones show no icon, whatever the one does that they copy.
  if (Array.isArray(copy.places) && !copy.places.includes('bottom')) delete copy.icon
  if (typeof copy.path === 'string') copy.path = `${copy.path === '/' ? '' : copy.path}/again-${number}`
  return copy
}

/** What invariants allow by name: a copy under another name would break them. */
function exceptions(files: readonly ManifestFile[]): ReadonlySet<string> {
  const texts = files.filter(file => isOf('base')(file) && fileOf(file) === 'invariants.json').map(({ text }) => text)
  const all = texts.flatMap(text => (JSON.parse(text) as { invariants: { except?: string[] }[] }).invariants)
  return new Set(all.flatMap(({ except = [] }) => except))
}

/** Files of base and of one brand, with so many times the items of base: in the menus the entries of each. */
export function manyItems(files: readonly ManifestFile[], brand: string, times: number): ManifestFile[] {
  const alone = exceptions(files)
  const isAlone = (surface: string, entry: Json) => isJsonObject(entry) && alone.has(`${surface}/${String(entry.id)}`)
  const copies = (surface: string, entries: readonly Json[]) =>
    Array.from({ length: times }, (_, number) =>
      number === 0 ? entries : entries.filter(entry => !isAlone(surface, entry)).map(entry => again(entry, number)),
    ).flat()
  return files
    .filter(file => isOf('base')(file) || isOf(brand)(file))
    .map(file => {
      const name = fileOf(file)
      const own = lists[name] ?? []
      if (!isOf('base')(file) || (own.length === 0 && name !== 'menus.json')) return file
      const root = JSON.parse(file.text) as JsonObject
      const surface = name.replace('.json', '')
      for (const list of own) if (Array.isArray(root[list])) root[list] = copies(surface, root[list])
      if (name === 'menus.json' && Array.isArray(root.menus))
        for (const menu of root.menus)
          if (isJsonObject(menu) && Array.isArray(menu.items)) menu.items = copies(surface, menu.items)
      return { path: file.path, text: JSON.stringify(root) }
    })
}
