import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkManifests } from '../../engine/check/check-manifests.ts'
import { quotedFiles } from '../../tests/manifests/support/quoted-files.ts'
import { manifestFiles, manifestsFolder } from './manifest-files.ts'

const folder = manifestsFolder({})
const image = { src: 'logo.svg', alt: '', width: 1, height: 1 }
const brand = {
  set: {
    id: 'guide',
    domainId: 4_000_000,
    name: 'Guide',
    legalName: 'Guide, Inc.',
    hosts: ['guide.localhost'],
    images: { logo: image, phoneLogo: image, footer: image, dental: image },
  },
}

it('manifests/README.md shows only what is right: a brand made of base and every example has no mistake', async () => {
  const { files } = await manifestFiles(folder)
  // Base has no colours of its own, so the guide's brand wears another brand's, for all but the colours of the example.
  const palette = files.find(file => file.path.endsWith('/theme.json') && !file.path.includes('/base/'))
  const { colors, ...style } = JSON.parse(palette?.text ?? '').set
  const examples = quotedFiles(await readFile(join(folder, 'README.md'), 'utf8'), 'guide')
  const own = examples.map(file => {
    if (!file.path.endsWith('theme.json')) return file
    const example = JSON.parse(file.text).set.colors
    return { ...file, text: JSON.stringify({ set: { ...style, colors: { ...colors, ...example } } }) }
  })
  expect(own.length).toBeGreaterThanOrEqual(9)
  const guide = { path: 'manifests/guide/brand.json', text: JSON.stringify(brand) }
  const base = files.filter(file => file.path.includes('/base/'))
  const { diagnostics, brands } = checkManifests([...base, ...own, guide], (_, file) => `/images/${file}`)
  expect(diagnostics).toEqual([])
  expect(brands.map(each => each.folder)).toEqual(['guide'])
})
