import { readdir, readFile } from 'node:fs/promises'

type Objects = readonly { readonly [key: string]: unknown }[]

/** Names that base defines, for editors to offer: a brand's own stand in no file that is kept outside its folder (CHECK-20). */
export interface ManifestNames {
  /** Names by the `format` of the fields that hold them. */
  byFormat: { readonly [format: string]: readonly string[] }
  /** The files of base by surface. */
  base: { readonly [surface: string]: unknown }
}

const folder = new URL('../../../manifests/base/', import.meta.url)

function* objectsIn(value: unknown): Generator<{ [key: string]: unknown }> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield { ...value }
  for (const inside of Object.values(value)) yield* objectsIn(inside)
}

const ids = (objects: Objects) => objects.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))

/** The addresses of a route: one for each of its parameter's values; none when the parameter may have any value. */
function addressesOf(path: string, params: unknown): string[] {
  const parameter = /:([A-Za-z]+)/.exec(path)
  if (!parameter) return [path]
  const [sign, name = ''] = parameter
  const values: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined
  return Array.isArray(values) ? values.flatMap(value => addressesOf(path.replace(sign, String(value)), params)) : []
}

/** The keys of the records under a field. */
const keysOf = (objects: Objects, field: string) =>
  objects.flatMap(({ [field]: record }) =>
    typeof record === 'object' && record !== null && !Array.isArray(record) ? Object.keys(record) : [],
  )

/** Reads the names that the repository's base defines. */
export async function readManifestNames(): Promise<ManifestNames> {
  const base: { [surface: string]: unknown } = {}
  for (const file of (await readdir(folder)).filter(name => name.endsWith('.json')).toSorted())
    base[file.replace('.json', '')] = JSON.parse(await readFile(new URL(file, folder), 'utf8'))
  const all = (surface: string) => [...objectsIn(base[surface])]
  const having = (surface: string, field: string) => all(surface).filter(object => field in object)
  const targets = having('routes', 'path').flatMap(({ path, params }) => addressesOf(String(path), params))
  const names: { [format: string]: string[] } = {
    target: targets,
    redirect: [...targets, ...ids(having('menus', 'items')).map(id => `menu:${id}`)],
    guard: ids(having('routes', 'allow')),
    page: ids(having('pages', 'blocks')),
    tip: ids(all('errors').filter(object => 'text' in object)),
    'contact-section': ids(having('contact', 'lines')),
    segment: keysOf(all('segments'), 'segments'),
    'named-condition': keysOf(all('conditions'), 'conditions'),
  }
  return {
    byFormat: Object.fromEntries(
      Object.entries(names).map(([format, list]) => [format, [...new Set(list)].toSorted()]),
    ),
    base,
  }
}
