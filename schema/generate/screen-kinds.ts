import { readFile } from 'node:fs/promises'

interface RoutesSchema {
  $defs: { ScreenKind: { description: string; enum: string[]; enumDescriptions: string[] } }
}

/**
 * The kinds of screen as an enum of the graph, with the names that manifests have for them: path below the repository's
 * top to file text (GRAPH-06).
 */
export async function generateScreenKinds(): Promise<Map<string, string>> {
  const file = new URL('../manifests/routes.schema.json', import.meta.url)
  const { ScreenKind } = (JSON.parse(await readFile(file, 'utf8')) as RoutesSchema).$defs
  const sdl = [
    '# Generated from schema/manifests/routes.schema.json by `npm run generate`. Do not edit.',
    `"${ScreenKind.description}"`,
    'enum ScreenKind {',
    ...ScreenKind.enum.flatMap((kind, place) => [`  "${ScreenKind.enumDescriptions[place]}"`, `  ${graphName(kind)}`]),
    '}',
    '',
  ].join('\n')
  const names = [
    '// Generated from schema/manifests/routes.schema.json by `npm run generate`. Do not edit.',
    '',
    "import type { ScreenKind } from './manifests.ts'",
    '',
    '/** What the graph calls each kind of screen. */',
    'export const screenKindNames = {',
    ...ScreenKind.enum.map(kind => `  ${/^\w+$/.test(kind) ? kind : `'${kind}'`}: '${graphName(kind)}',`),
    '} as const satisfies { readonly [Kind in ScreenKind]: string }',
    '',
  ].join('\n')
  return new Map([
    ['schema/generated/screen-kinds.graphql', sdl],
    ['schema/generated/screen-kinds.ts', names],
  ])
}

const graphName = (kind: string) => kind.replaceAll('-', '_').toUpperCase()
