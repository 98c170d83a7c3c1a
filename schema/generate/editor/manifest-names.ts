type Objects = readonly { readonly [key: string]: unknown }[]

/** A name that manifests define, and what it stands for, for editors to show beside it. */
export interface OfferedName {
  name: string
  says: string
}

/** How groups, parent groups and programs are called, by the set that their ids are of. */
interface NamesOfIds {
  readonly [set: string]: { readonly [id: string]: string }
}

/** Names that manifests define, for editors to offer. */
export interface ManifestNames {
  /** Names by the `format` of the fields that hold them. */
  byFormat: { readonly [format: string]: readonly OfferedName[] }
  /** The files of base by surface. */
  base: FilesBySurface
  /** The ids of items that a brand itself adds, by surface. */
  added: { readonly [surface: string]: readonly OfferedName[] }
  /** Names of ids that no manifest defines. */
  ids: NamesOfIds
}

/** Parsed files of one folder, by surface. */
export interface FilesBySurface {
  readonly [surface: string]: unknown
}

function* objectsIn(value: unknown): Generator<{ [key: string]: unknown }> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield { ...value }
  for (const inside of Object.values(value)) yield* objectsIn(inside)
}

/** The words by which people know an item: the first of these that it has. */
const naming = ['title', 'heading', 'label', 'description', 'greeting', 'because', 'text', 'block', 'do'] as const

const wordsOf = (item: object): string => {
  const field = naming.find(name => typeof Reflect.get(item, name) === 'string')
  return field === undefined ? '' : String(Reflect.get(item, field))
}

/** What each item of a file is known by, by its id. */
export const saysIn = (content: unknown): ReadonlyMap<string, string> =>
  new Map(ids([...objectsIn(content)]).map(({ name, says }) => [name, says]))

const ids = (objects: Objects): OfferedName[] =>
  objects.flatMap(object => (typeof object.id === 'string' ? [{ name: object.id, says: wordsOf(object) }] : []))

/** The addresses of a route: one for each of its parameter's values; none when the parameter may have any value. */
function addressesOf(path: string, params: unknown): string[] {
  const parameter = /:([A-Za-z]+)/.exec(path)
  if (!parameter) return [path]
  const [sign, name = ''] = parameter
  const values: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined
  return Array.isArray(values) ? values.flatMap(value => addressesOf(path.replace(sign, String(value)), params)) : []
}

/** The entries of the records under a field, in whole files and in what brands set. */
const entriesOf = (objects: Objects, field: string): OfferedName[] =>
  objects.flatMap(({ [field]: record }) =>
    typeof record === 'object' && record !== null && !Array.isArray(record)
      ? Object.entries(record).map(([name, value]: [string, unknown]) => ({
          name,
          says: typeof value === 'object' && value !== null ? wordsOf(value) : '',
        }))
      : [],
  )

/** The names that base and one brand define, and files of images; of base alone without a brand. Other brands' are left out. */
export function manifestNames(
  shared: FilesBySurface,
  own: FilesBySurface = {},
  images: readonly string[] = [],
  called: NamesOfIds = {},
): ManifestNames {
  const all = (surface: string) => [shared[surface], own[surface]].flatMap(content => [...objectsIn(content)])
  const having = (surface: string, field: string) => all(surface).filter(object => field in object)
  const targets = having('routes', 'path').flatMap(route =>
    addressesOf(String(route.path), route.params).map(name => ({ name, says: wordsOf(route) })),
  )
  const names: { [format: string]: OfferedName[] } = {
    target: targets,
    redirect: [...targets, ...ids(having('menus', 'items')).map(({ name, says }) => ({ name: `menu:${name}`, says }))],
    guard: ids(having('routes', 'allow')),
    page: ids(having('pages', 'blocks')),
    tip: ids(all('errors').filter(object => 'text' in object)),
    'contact-section': ids(having('contact', 'lines')),
    segment: entriesOf(all('segments'), 'segments'),
    'named-condition': entriesOf(all('conditions'), 'conditions'),
    image: images.map(name => ({ name, says: '' })),
  }
  return {
    byFormat: mapped(names, once),
    ...{ base: shared, ids: called },
    added: mapped(own, content => once(ids([...objectsIn(content)].filter(({ change }) => change === undefined)))),
  }
}

const mapped = <From, To>(record: { readonly [key: string]: From }, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** Each name once, in the order of the alphabet; what a brand says of it goes before what base says. */
const once = (names: readonly OfferedName[]): OfferedName[] =>
  [...new Map(names.map(each => [each.name, each])).values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
