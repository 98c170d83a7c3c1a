import { type Import, readImports } from './imports.ts'

/** Folders whose imports are held to the arrows below. */
const rooms = ['schema', 'engine', 'gateway-graph', 'gateway-rest', 'server', 'web']

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
    to: /^(engine|gateway-graph|gateway-rest|server|web|tests)\//,
    testsToo: true,
  },
  {
    name: 'engine imports schema only',
    from: /^engine\//,
    to: /^(gateway-graph|gateway-rest|server|web|tests|manifests)\//,
  },
  // It runs unchanged in Node and in the browser.
  { name: 'engine is pure', from: /^engine\//, to: /^node:/ },
  {
    name: 'gateway-graph imports schema only',
    from: /^gateway-graph\//,
    to: /^(engine|gateway-rest|server|web|tests|manifests)\//,
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
    to: /^(engine|gateway-graph|server|web|tests|manifests)\//,
    testsToo: true,
  },
  {
    name: 'web imports schema and engine only',
    from: /^web\//,
    to: /^(gateway-graph|gateway-rest|server|tests|manifests)\//,
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

/** Imports below this folder that the design forbids, one line each: those between rooms, circles, and folders of a room that import each other. */
export async function brokenArrows(top: string): Promise<string[]> {
  const imports = await readImports(top, rooms)
  const arrows = imports.flatMap(each =>
    forbidden.filter(rule => breaks(each, rule)).map(({ name }) => `${name}: ${each.from} -> ${each.to}`),
  )
  return [
    ...arrows,
    ...circles(imports.filter(({ typeOnly }) => !typeOnly)).map(files => `circle: ${files.join(' -> ')}`),
    ...pairs(imports).map(pair => `folders that import each other: ${pair}`),
  ]
}

/** Files that import each other in a circle, each circle once, as the way round found first. */
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

/** Pairs that are being taken apart: none may be added. */
const pairsToTakeApart = new Set([
  'engine/check, engine/parts',
  'engine/members, engine/words',
  'gateway-graph/shared, gateway-graph/upstream',
  'gateway-rest/areas, gateway-rest/http',
  'gateway-rest/security, gateway-rest/store',
  'server/files, server/pages',
  'server/graphql, server/pages',
  'server/graphql, server/request',
  'server/request, server/session',
  'web/app, web/areas',
  'web/app, web/forms',
  'web/app, web/server',
  'web/app, web/shell',
  'web/forms, web/ui',
])

/** Folders of one room that import each other; what is generated, and what only tests import, aside. */
function pairs(imports: Import[]): string[] {
  const folder = (file: string) => /^[^/]+\/(?!generated|testing)[^/]+(?=\/)/.exec(file)?.[0]
  const arrows = new Map<string, string>()
  for (const { from, to } of imports) {
    const [source, target] = [folder(from), folder(to)]
    if (source && target && source !== target && !isTest(from) && !from.includes('/testing/'))
      arrows.set(`${source}, ${target}`, `${target}, ${source}`)
  }
  return [...arrows]
    .filter(([pair, reverse]) => pair < reverse && arrows.has(reverse) && !pairsToTakeApart.has(pair))
    .map(([pair]) => pair)
}
