import { type Import, reached, readImports } from './imports.ts'

/** Folders whose imports are held to the arrows below. */
const rooms = ['schema', 'engine', 'gateway-content', 'gateway-graph', 'gateway-rest', 'server', 'studio', 'web']

/**
 * An import that the design forbids. Where both patterns capture a folder, only an import of another folder is meant.
 * Tests may cross rooms unless `testsToo` is set, and types may where `typesMay` is.
 */
interface ForbiddenImport {
  name: string
  from: RegExp
  to: RegExp
  testsToo?: true
  typesMay?: true
}

const forbidden: ForbiddenImport[] = [
  {
    name: 'schema imports no room',
    from: /^schema\//,
    to: /^(engine|gateway-content|gateway-graph|gateway-rest|server|web|tests)\//,
    testsToo: true,
  },
  {
    name: 'engine imports schema only',
    from: /^engine\//,
    to: /^(gateway-content|gateway-graph|gateway-rest|server|web|tests|manifests)\//,
  },
  // It runs unchanged in Node and in the browser.
  { name: 'engine is pure', from: /^engine\//, to: /^node:/ },
  {
    name: 'gateway-graph imports schema only',
    from: /^gateway-graph\//,
    to: /^(engine|gateway-content|gateway-rest|server|web|tests|manifests)\//,
    testsToo: true,
  },
  {
    name: 'gateway-content imports schema and engine only',
    from: /^gateway-content\//,
    to: /^(gateway-graph|gateway-rest|server|web|tests|manifests)\//,
    testsToo: true,
  },
  // What serves members has nothing of the studio until somebody comes to its host.
  {
    name: 'only the studio imports the studio',
    from: /^(?!gateway-content\/|server\/studio\/|server\/generate\/|server\/start-portal\.ts$)/,
    to: /^gateway-content\/|^server\/studio\//,
    typesMay: true,
  },
  // It is the portal looked at from the other side: the same engine, schema and components, and the graph by HTTP.
  {
    name: 'the studio imports engine, schema, and what is drawn of web',
    from: /^studio\//,
    to: /^(gateway-content|gateway-graph|gateway-rest|server|tests|manifests)\/|^web\/(?!ui\/|styles\/)/,
  },
  {
    name: 'nothing imports the studio: its host serves it as it was built',
    from: /^(?!studio\/)/,
    to: /^studio\//,
    testsToo: true,
  },
  // What areas share is in the other folders; these hold nothing of one area.
  {
    name: 'no gateway area imports an area',
    from: /^gateway-graph\/(?!(?:context|execution|facts|failures|generated|journey|rules|shared|testing|upstream)\/)([^/]+)\//,
    to: /^gateway-graph\/(?!(?:context|execution|facts|failures|generated|journey|rules|shared|testing|upstream)\/)([^/]+)\//,
    testsToo: true,
  },
  // The two gateways meet only over HTTP.
  {
    name: 'gateway-rest imports schema only',
    from: /^gateway-rest\//,
    to: /^(engine|gateway-content|gateway-graph|server|web|tests|manifests)\//,
    testsToo: true,
  },
  {
    name: 'no area of gateway-rest imports an area',
    from: /^gateway-rest\/areas\/([^/.]+)/,
    to: /^gateway-rest\/areas\/([^/.]+)/,
  },
  {
    name: 'web imports schema and engine only',
    from: /^web\/(?!testing\/)/,
    to: /^(gateway-content|gateway-graph|gateway-rest|server|tests|manifests)\//,
  },
  {
    name: 'samples of web also take the words of base',
    from: /^web\/testing\//,
    to: /^(gateway-content|gateway-graph|gateway-rest|server|tests)\/|^manifests\/(?!base\/text\.json$)/,
  },
  // Views are resolved on the server: rules and the engine never reach the browser's bundle.
  { name: 'web takes only types from engine', from: /^web\/(?!generated\/)/, to: /^engine\//, typesMay: true },
  // The server takes web as Vite built it.
  {
    name: 'server imports no source of web or gateway-rest',
    from: /^server\//,
    to: /^(gateway-rest\/|web\/(?!generated\/))/,
    typesMay: true,
  },
  { name: 'no area imports an area', from: /^web\/areas\/([^/]+)\//, to: /^web\/areas\/([^/]+)\//, testsToo: true },
  { name: 'nothing that ships imports tests', from: /./, to: /^tests\// },
  // Folders called testing and the fixtures of blocks hold samples.
  {
    name: 'nothing that ships imports test support',
    from: /^(?!.*\/testing\/)(?!.*\/fixture\.ts$)/,
    to: /\/testing\/|\/fixture\.ts$/,
  },
]

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

function breaks({ from, to, typeOnly }: Import, rule: ForbiddenImport): boolean {
  if (isTest(from) && !rule.testsToo) return false
  if (typeOnly && rule.typesMay) return false
  const source = rule.from.exec(from)
  const target = rule.to.exec(to)
  return source !== null && target !== null && (source[1] === undefined || source[1] !== target[1])
}

/** Imports below this folder that the design forbids, one line each: arrows between rooms, circles, and folders that import each other. */
export async function brokenArrows(top: string): Promise<string[]> {
  const imports = await readImports(top, rooms)
  const arrows = imports.flatMap(each =>
    forbidden.filter(rule => breaks(each, rule)).map(({ name }) => `${name}: ${each.from} -> ${each.to}`),
  )
  return [
    ...arrows,
    ...loadedEarly(imports).map(file => `the studio is loaded before somebody comes to it: ${file}`),
    ...circles(imports).map(files => `circle: ${files.join(' -> ')}`),
    ...mutualFolders(imports).map(
      ({ folders, there, back }) =>
        `folders that import each other: ${folders} (${there.from} -> ${there.to}, ${back.from} -> ${back.to})`,
    ),
  ]
}

/** What of the studio starts with the portal, whoever comes: nothing but its door (STUDIO-01). */
function loadedEarly(imports: Import[]): string[] {
  const atStart = imports.filter(({ later }) => !later)
  const files = reached(['server/serve/serve.ts', 'server/start/start.ts'], atStart)
  return [...files].filter(file =>
    /^gateway-content\/|^server\/studio\/(?!studio-door\.ts$)|^openid-client$/.test(file),
  )
}

/** Files that import each other in a circle, by type or value. Each circle once, as it is found first. */
function circles(imports: Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from)
  const done = new Set<string>()
  const found: string[][] = []
  const visit = (file: string, way: string[]) => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file])
    if (done.has(file)) return
    done.add(file)
    for (const { to } of targets.get(file) ?? []) visit(to, [...way, file])
  }
  for (const file of targets.keys()) visit(file, [])
  return found
}

interface MutualFolders {
  folders: string
  /** An import by the first folder of the second, and one the other way. */
  there: Import
  back: Import
}

/** Folders side by side, at any depth of a room, that import each other by type or value; tests and their support aside. */
function mutualFolders(imports: Import[]): MutualFolders[] {
  const arrows = new Map<string, Import>()
  for (const each of imports) {
    if (isTest(each.from) || each.from.includes('/testing/')) continue
    const [from, to] = siblings(each.from, each.to)
    if (from && to) arrows.set(`${from}, ${to}`, each)
  }
  return [...arrows].flatMap(([folders, there]) => {
    const [one = '', other = ''] = folders.split(', ')
    const back = arrows.get(`${other}, ${one}`)
    return back && one < other ? [{ folders, there, back }] : []
  })
}

/** The folders side by side that two files of one room are in; none when one is in a folder around the other's. */
function siblings(from: string, to: string): string[] {
  const [source, target] = [from.split('/'), to.split('/')]
  const depth = source.findIndex((folder, place) => folder !== target[place])
  if (depth < 1 || depth >= source.length - 1 || depth >= target.length - 1) return []
  return [source, target].map(path => path.slice(0, depth + 1).join('/'))
}
