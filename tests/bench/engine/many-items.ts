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
  if (typeof copy.path === 'string') copy.path = `${copy.path === '/' ? '' : copy.path}/again-${number}`
  return copy
}

/** Files of base and of one brand, with so many times the items of base: in the menus the entries of each. */
export function manyItems(files: readonly ManifestFile[], brand: string, times: number): ManifestFile[] {
  const copies = (entries: readonly Json[]) =>
    Array.from({ length: times }, (_, number) =>
      entries.map(entry => (number === 0 ? entry : again(entry, number))),
    ).flat()
  return files
    .filter(file => isOf('base')(file) || isOf(brand)(file))
    .map(file => {
      const name = fileOf(file)
      const own = lists[name] ?? []
      if (!isOf('base')(file) || (own.length === 0 && name !== 'menus.json')) return file
      const root = JSON.parse(file.text) as JsonObject
      for (const list of own) if (Array.isArray(root[list])) root[list] = copies(root[list])
      if (name === 'menus.json' && Array.isArray(root.menus))
        for (const menu of root.menus)
          if (isJsonObject(menu) && Array.isArray(menu.items)) menu.items = copies(menu.items)
      return { path: file.path, text: JSON.stringify(root) }
    })
}
