import { glob, readFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { generateCategories } from './categories.ts'
import { generateEditorSchemas } from './editor/editor-schemas.ts'
import { generateIcons } from './icons.ts'
import { generateManifests } from './manifests.ts'

const top = new URL('../../', import.meta.url)
const stored = (path: string) => readFile(new URL(path, top), 'utf8')

async function engineFiles(): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob('engine/**/*.ts', { cwd: top })) files.push(file)
  return files
}

let generated: Map<string, string>
beforeAll(async () => {
  generated = new Map([
    ...(await generateManifests()),
    ...(await generateEditorSchemas()),
    ...(await generateCategories()),
    ...(await generateIcons()),
  ])
})

/** Every place of a schema that describes one field or entry, with its address. */
function* fieldsOf(schema: unknown, address = ''): Generator<[address: string, field: object]> {
  if (typeof schema !== 'object' || schema === null) return
  for (const [key, value] of Object.entries(schema)) {
    if ((key === 'properties' || key === '$defs') && typeof value === 'object' && value !== null)
      for (const [name, field] of Object.entries<unknown>(value))
        if (typeof field === 'object' && field !== null) yield [`${address}/${name}`, field]
    yield* fieldsOf(value, `${address}/${key}`)
  }
}

describe('the manifest language', () => {
  it('is what is stored: generated files are up to date', async () => {
    for (const [path, text] of generated) expect(await stored(path), path).toBe(text)
  })

  it('runs no code that it makes up: no eval, no new Function, nothing to require', async () => {
    const engine = await engineFiles()
    const sources = [...generated.keys(), ...engine].filter(path => /\.(js|ts)$/.test(path))
    expect(sources).toContain('schema/generated/manifest-validators.js')
    for (const path of sources) expect(await stored(path), path).not.toMatch(/\beval\(|new Function\(|\brequire\(/)
  })

  it('explains every field to administrators', async () => {
    const schema: unknown = JSON.parse(await stored('schema/generated/manifest.schema.json'))
    const fields = [...fieldsOf(schema)]
    expect(fields.length).toBeGreaterThan(300)
    const silent = fields.filter(([, field]) => !('description' in field) && !('$ref' in field))
    expect(silent.map(([address]) => address)).toEqual([])
  })

  it('gives editors one file for each surface, which completes whole files and changes alike', async () => {
    const files = [...generated.keys()].filter(path => /generated\/[a-z]+\.schema\.json$/.test(path))
    expect(files).toHaveLength(18)
    const menus = generated.get('schema/generated/menus.schema.json') ?? ''
    const changes = JSON.parse(menus).else.properties.changes.items
    expect(changes.properties.change.enum).toEqual(['set', 'remove', 'add', 'move'])
    expect(menus).toContain('"medicareMaterials"')
    expect(menus).not.toContain('common.schema.json')
  })

  it('gives editors schemas that every shipped manifest follows, and that see a slip', async () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    const editors = new Map(
      [...generated]
        .filter(([path]) => /generated\/[a-z]+\.schema\.json$/.test(path))
        .map(([path, text]) => [path, ajv.compile({ ...JSON.parse(text), $id: path })]),
    )
    for await (const path of glob('manifests/*/*.json', { cwd: top })) {
      const value = JSON.parse(await stored(path))
      const schema = String(value.$schema).replace('../../', '')
      // Those of words in other languages are made of base's words, beside these.
      if (schema.endsWith('.words.schema.json') && !editors.has(schema))
        editors.set(schema, ajv.compile({ ...JSON.parse(await stored(schema)), $id: schema }))
      const editor = editors.get(schema)
      expect(editor?.(value), `${path} ${JSON.stringify(editor?.errors)}`).toBe(true)
      expect(editor?.({ ...value, surprise: true }), path).toBe(false)
    }
  })
})
