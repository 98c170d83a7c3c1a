import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { schemaMistakes } from '../../engine/check/schema/schema-mistakes.ts'
import { validators } from '../../engine/check/validators.ts'
import { languageFile } from '../../engine/languages/language-files.ts'
import { schemaOf } from '../../engine/schema/manifest-schema.ts'
import { quotedFiles } from '../../tests/manifests/support/quoted-files.ts'
import { manifestFiles, manifestsFolder } from './manifest-files.ts'

const folder = manifestsFolder({})
const phoneLogo = { src: 'logo.svg', width: 1, height: 1 }
const image = { ...phoneLogo, alt: '' }
const brand = {
  set: {
    id: 'guide',
    domainId: 4_000_000,
    name: 'Guide',
    legalName: 'Guide, Inc.',
    hosts: ['guide.localhost'],
    images: { logo: image, phoneLogo, footer: image, dental: image },
  },
}

const page = await readFile(join(folder, 'README.md'), 'utf8')

interface Overlay {
  set?: Record<string, Record<string, unknown>>
  changes?: object[]
}

/** The files that the guide quotes, by their names; what it quotes of one file in several places stands in one. */
function quoted(): Map<string, Overlay> {
  const files = new Map<string, Overlay>()
  for (const { path, text } of quotedFiles(page, 'guide')) {
    if (languageFile(basename(path))) {
      files.set(path, JSON.parse(text))
      continue
    }
    const { set, changes = [] }: Overlay = JSON.parse(text)
    const known = files.get(path)
    files.set(path, { ...(set && { set }), ...known, changes: [...(known?.changes ?? []), ...changes] })
  }
  return files
}

/** Checks a brand made of base and of these files. */
async function checkGuide(own: Map<string, Overlay>) {
  const { files } = await manifestFiles(folder)
  // Base has no colours of its own, so the guide's brand wears another brand's, for all but the colours of the example.
  const palette = files.find(file => file.path.endsWith('/theme.json') && !file.path.includes('/base/'))
  const { colors, ...style } = JSON.parse(palette?.text ?? '').set
  const worn = [...own].map(([path, { set, changes = [], ...words }]) => {
    if (languageFile(basename(path))) return { path, text: JSON.stringify(words) }
    const given = path.endsWith('theme.json') ? { ...style, colors: { ...colors, ...set?.colors } } : set
    return { path, text: JSON.stringify({ ...(given && { set: given }), ...(changes.length > 0 && { changes }) }) }
  })
  const guide = { path: 'manifests/guide/brand.json', text: JSON.stringify(brand) }
  const base = files.filter(file => file.path.includes('/base/'))
  return checkManifests([...base, ...worn, guide], (_, file) => `/images/${file}`)
}

it('manifests/README.md shows only what is right: a brand made of base and every example has no mistake', async () => {
  expect(quoted().size).toBeGreaterThanOrEqual(9)
  const { diagnostics, brands } = await checkGuide(quoted())
  expect(diagnostics).toEqual([])
  expect(brands.map(each => each.folder)).toEqual(['guide'])
})

const condition = '{ "session": ["full"] }'

/** What the guide says in the middle of a line, with a condition for each of its dots. */
const inline = Array.from(page.matchAll(/`(\{ "[^`]*\})`/g), ([, text = '']) =>
  JSON.parse(text.replaceAll('…', condition)),
)

const isBlock = (value: object) => 'block' in value && 'id' in value
/** A step of the journey without its id, which names a page that the guide only speaks of. */
const isStep = (value: object) => 'do' in value
const selectors = Object.keys(schemaOf('Sight').properties ?? {})
const isSight = (value: object) => !isBlock(value) && Object.keys(value).every(key => selectors.includes(key))

/** Puts items into a file of the guide. */
function added(files: Map<string, Overlay>, path: string, items: readonly object[], into?: string): void {
  const { changes = [], ...others } = files.get(path) ?? {}
  files.set(path, {
    ...others,
    changes: [...changes, ...items.map(item => ({ change: 'add', item, ...(into && { into }) }))],
  })
}

it('manifests/README.md names conditions and blocks in a line that are right where they would stand', async () => {
  const files = quoted()
  const conditions = inline.filter(each => !isBlock(each) && !isSight(each) && !isStep(each))
  const alert = { type: 'info', title: 'An example', content: 'An example.', canDismiss: true }
  added(
    files,
    'manifests/guide/alerts.json',
    conditions.map((showWhen, index) => ({ ...alert, id: `inline-${index}`, showWhen })),
  )
  added(files, 'manifests/guide/pages.json', inline.filter(isBlock), 'pilot.blocks')
  expect(conditions.length).toBeGreaterThanOrEqual(6)
  expect((await checkGuide(files)).diagnostics).toEqual([])
})

it('manifests/README.md names every selector of an invariant, each as it is written', () => {
  const named = inline.filter(isSight)
  expect(new Set(named.flatMap(Object.keys))).toEqual(new Set(selectors))
  const invariants = named.map((what, index) => ({
    id: `inline-${index}`,
    because: 'An example.',
    rule: 'always',
    what,
  }))
  expect(schemaMistakes(validators.invariants, { invariants })).toEqual([])
})

it('manifests/README.md names steps of the journey that are steps', () => {
  const steps = inline.filter(isStep).map((step, index) => ({ ...step, id: `inline-${index}` }))
  expect(steps.length).toBeGreaterThan(0)
  expect(schemaMistakes(validators.journey, { steps })).toEqual([])
})
