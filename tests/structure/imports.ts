import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** One import or re-export in a source file. Paths are relative to the top folder. */
export interface Import {
  from: string
  /** A file, `node:` and a name for what Node brings, else the package as it is written. */
  to: string
  /** Nothing of it is left when types are stripped. */
  typeOnly: boolean
  /** It is loaded when the code comes to it, by `import()`. */
  later?: true
}

/** Every import of the TypeScript files below these folders of the top folder. */
export async function readImports(top: string, folders: string[]): Promise<Import[]> {
  const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: top }).toSorted()
  const found = await Promise.all(
    files.map(async file => importsOf(file, await readFile(join(top, file), 'utf8'), top)),
  )
  return found.flat()
}

function importsOf(file: string, source: string, top: string): Import[] {
  const { module, program, errors } = parseSync(file, source)
  const error = errors.at(0)
  if (error) throw new Error(`${file}: ${error.message}`)
  const found: Import[] = []
  const add = (specifier: string, typeOnly: boolean, later?: true) =>
    found.push({ from: file, to: target(specifier), typeOnly, ...(later && { later }) })
  const target = (specifier: string) => {
    if (specifier.startsWith('.')) return relative(top, resolve(top, file, '..', specifier.replace(/\?.*$/, '')))
    return builtinModules.includes(specifier) ? `node:${specifier}` : specifier
  }
  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every(entry => entry.isType))
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType)
  if (/\bimport\(/.test(source))
    new Visitor({
      ImportExpression: ({ source }) => {
        if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, false, true)
      },
      TSImportType: ({ source }) => add(source.value, true),
    }).visit(program)
  return found
}

/** All that runs when these files do: themselves, and what they and what they import import, apart from types. */
export function reached(roots: string[], imports: Import[]): Set<string> {
  const targets = Map.groupBy(
    imports.filter(({ typeOnly }) => !typeOnly),
    ({ from }) => from,
  )
  const found = new Set(roots)
  // A set walks on over what is added to it on the way.
  for (const file of found) for (const { to } of targets.get(file) ?? []) found.add(to)
  return found
}
