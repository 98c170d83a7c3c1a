import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { diagnosticText } from '../../engine/check/diagnostic.ts'
import type { Path } from '../../engine/json.ts'
import { compileManifest } from '../../engine/resolve/compile-manifest.ts'
import { surfaceTitles } from '../../engine/schema/surfaces.ts'
import { startGateway } from '../../gateway-rest/start-gateway.ts'
import { manifestFiles, manifestsFolder } from '../../server/content/manifest-files.ts'
import { startTestPortal } from '../../server/testing/test-portal.ts'
import { renderPage } from '../../web/entry-server.tsx'
import { openInEditor } from '../editor/open-in-editor.ts'
import { fieldsOf, fieldsUsed } from './support/fields-of.ts'
import { quotedFiles } from './support/quoted-files.ts'

const folder = manifestsFolder({})
const own = quotedFiles(await readFile(join(folder, 'EXAMPLE.md'), 'utf8'), 'example')
const base = (await manifestFiles(folder)).files.filter(({ path }) => path.includes('/base/'))
const { diagnostics, brands, originsOf } = checkManifests([...base, ...own], (_, file) => `/images/${file}`)
const [example] = brands

const pointer = (path: Path) => path.map(key => `/${key}`).join('')

/** Tells of a place of a surface whether the example's own files say what stands there, or a part of it. */
function saidByExample(surface: Parameters<typeof originsOf>[1]): (path: Path) => boolean {
  const said = new Set<string>()
  if (example)
    for (const [at, { file }] of originsOf(example, surface))
      if (file.includes('/example/'))
        for (let up = at; !said.has(up); up = up.slice(0, Math.max(0, up.lastIndexOf('/')))) said.add(up)
  return path => said.has(pointer(path))
}

describe('manifests/EXAMPLE.md', () => {
  it('is a brand without a mistake, for the check and for editors', async () => {
    expect(diagnostics.map(diagnosticText)).toEqual([])
    const quoted = own.map(({ path }) => path.replace(/^.*\/|(?:\.es)?\.json$/g, ''))
    expect(new Set(quoted)).toEqual(new Set(surfaceTitles.keys()))
    for (const { path, text } of own) expect(await openInEditor(path, text).marks(), path).toEqual([])
  })

  it('uses every field, every kind of block, tool and step, every fact and every word of the language', () => {
    const all = new Set<string>()
    const used = new Set<string>()
    for (const [surface, title] of surfaceTitles) {
      const fields = fieldsOf(title)
      for (const name of fields.values()) all.add(name)
      for (const part of fieldsUsed(example?.manifest[surface], title, saidByExample(surface)))
        used.add(fields.get(part) ?? '')
    }
    expect(all.size).toBeGreaterThan(250)
    expect([...all].filter(name => !used.has(name))).toEqual([])
  })

  it('uses every kind of change, with everything that it can say', () => {
    const changes = own.flatMap(({ text }) => JSON.parse(text).changes ?? [])
    const said = new Set(
      changes.flatMap((change: object) => Object.keys(change).map(key => `${Reflect.get(change, 'change')} ${key}`)),
    )
    const wanted = [
      'set id',
      'set fields',
      'remove id',
      'add item',
      'add into',
      'add before',
      'add after',
      'move id',
      'move before',
      'move after',
    ]
    expect(wanted.filter(each => !said.has(each))).toEqual([])
  })
})

describe('the example as a portal', async () => {
  if (!example) throw new Error('The example has mistakes')
  const rest = await startGateway({ port: 0, dataFile: ':memory:' })
  const compiled = compileManifest(example.manifest, ({ error }) => {
    throw error
  })
  const portal = await startTestPortal({ brands: [compiled], renderPage, gatewayUrl: rest.origin })
  afterAll(async () => {
    await portal.close()
    await rest.close()
  })

  it('opens its pages, with its own words', async () => {
    const logIn = await portal.send('/login')
    expect(logIn.status).toBe(200)
    expect(logIn.text).toContain('Example Health')
    const contact = await portal.send('/contact-us')
    expect(contact.status).toBe(200)
    for (const words of ['Talk to us', 'Good to see you', 'Legal notice']) expect(contact.text).toContain(words)
    // Only the pilot's members see its team.
    expect(contact.text).not.toContain('The pilot team')
  })
})
