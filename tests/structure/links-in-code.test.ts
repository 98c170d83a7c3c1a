import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { linksOfBlocks, linksOfScreens } from '../../engine/ways/links-in-code.ts'
import base from '../../manifests/base/routes.json' with { type: 'json' }

const web = resolve(import.meta.dirname, '../../web')
const isExempt = (file: string) => /\.test\.tsx?$|\/testing\/|\/fixture\.ts$/.test(file)

/** Ids of routes that the files of a folder ask addresses for; the kinds of coverage stand for all of them. */
async function routesIn(folder: string): Promise<Set<string>> {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: web }).filter(file => !isExempt(file))
  const texts = await Promise.all(files.map(file => readFile(resolve(web, file), 'utf8')))
  const ids = texts.flatMap(text => Array.from(text.matchAll(/\bpathOf\(\s*['`]([^'`]+)['`]/g), ([, id = '']) => id))
  return new Set(ids.map(id => id.replace(/\$\{.*$/, 'medical')))
}

/** The folders of the screens' code, with the kinds of screen in each. */
async function areas(): Promise<Map<string, string[]>> {
  const table = await readFile(resolve(web, 'routing/screens.ts'), 'utf8')
  const found = new Map<string, string[]>()
  for (const [, quoted, plain, folder = ''] of table.matchAll(
    /^ {2}(?:'([\w-]+)'|(\w+)): \(\) =>\s+import\('\.\.\/(areas\/[\w/-]+)\/[\w-]+\.tsx'\)/gm,
  ))
    found.set(folder, [...(found.get(folder) ?? []), quoted ?? plain ?? ''])
  return found
}

it('[CHECK-03] the links that screens and blocks make in code are those that the analysis follows', async () => {
  const known = new Map<string, readonly string[]>(Object.entries(linksOfScreens))
  const byArea = await areas()
  expect(byArea.size).toBeGreaterThan(20)
  for (const [folder, kinds] of byArea) {
    const told = new Set<string>(kinds.flatMap(kind => known.get(kind) ?? []))
    expect([folder, [...(await routesIn(folder))].filter(id => !told.has(id))]).toEqual([folder, []])
  }
  for (const folder of globSync('blocks/*', { cwd: web })) {
    const told: readonly string[] = linksOfBlocks[folder.replace('blocks/', '')] ?? []
    expect([folder, [...(await routesIn(folder))].filter(id => !told.includes(id))]).toEqual([folder, []])
  }
})

it('the analysis follows links of code to routes of base alone', () => {
  const ids = new Set<string>(base.routes.map(({ id }) => id))
  const told = [...Object.values(linksOfScreens), ...Object.values(linksOfBlocks)].flat()
  expect(told.filter(id => !ids.has(id))).toEqual([])
})
