import { describe, expect, it } from 'vitest'
import { fieldMistakes } from '../testing/mistakes/field-mistakes.ts'
import { jsonMistakes } from '../testing/mistakes/json-mistakes.ts'
import { overlayMistakes } from '../testing/mistakes/overlay-mistakes.ts'
import { routeMistakes } from '../testing/mistakes/route-mistakes.ts'
import { ruleMistakes } from '../testing/mistakes/rule-mistakes.ts'
import { surfaceMistakes } from '../testing/mistakes/surface-mistakes.ts'
import { textMistakes } from '../testing/mistakes/text-mistakes.ts'
import { anyImage, sampleFiles } from '../testing/sample-files.ts'
import { checkManifests } from './check-manifests.ts'

const mistakes = {
  ...jsonMistakes,
  ...fieldMistakes,
  ...ruleMistakes,
  ...textMistakes,
  ...routeMistakes,
  ...surfaceMistakes,
  ...overlayMistakes,
}

const text = (file: string) => sampleFiles().find(each => each.path === `manifests/${file}`)?.text ?? ''

describe('a single mistake gives a single message at its place', () => {
  it.each(Object.entries(mistakes))('%s', (_, { file, edit: [from, to], at = to, found, expected, hint }) => {
    const changed = text(file).replace(from, () => to)
    if (text(file) !== '') expect(changed).not.toBe(text(file))
    const files = [
      ...sampleFiles().filter(each => each.path !== `manifests/${file}`),
      { path: `manifests/${file}`, text: changed },
    ]
    const { diagnostics } = checkManifests(files, anyImage)
    const line = changed.slice(0, changed.indexOf(at)).split('\n').length
    expect(diagnostics.map(each => `${each.file}:${each.line} ${each.found}`)).toEqual([
      expect.stringContaining(`manifests/${file}:${line} ${found}`),
    ])
    if (expected !== undefined) expect(diagnostics[0]?.expected).toBe(expected)
    expect(diagnostics[0]?.hint).toEqual(hint ?? (diagnostics[0]?.hint || undefined))
  })

  it('two mistakes give two messages', () => {
    const files = sampleFiles().map(file => ({
      ...file,
      text: file.path.endsWith('base/home.json')
        ? file.text.replace('"column": "main"', '"column": "left"').replace('"title": "Tools"', '"titel": "Tools"')
        : file.text,
    }))
    expect(checkManifests(files, anyImage).diagnostics).toHaveLength(2)
  })

  it('a folder without brands, and a brand without a file, are mistakes too', () => {
    const base = sampleFiles().filter(file => file.path.includes('/base/'))
    expect(checkManifests(base, anyImage).diagnostics.map(each => each.found)).toEqual(['no brand'])
    const missing = sampleFiles().filter(file => file.path !== 'manifests/base/tools.json')
    expect(checkManifests(missing, anyImage).diagnostics.map(each => each.found)).toEqual([
      'no tools.json, neither in base nor in plain',
      'no tools.json, neither in base nor in sample',
    ])
  })

  it('an image must lie beside the file that names it', () => {
    const { diagnostics } = checkManifests(sampleFiles(), (folder, file) =>
      folder === 'base' ? `/${folder}/${file}` : undefined,
    )
    expect(diagnostics.map(each => each.file)).toEqual([
      ...Array(4).fill('manifests/plain/brand.json'),
      ...Array(4).fill('manifests/sample/brand.json'),
    ])
  })

  it('a host or a domain id belongs to one brand', () => {
    const other = text('sample/brand.json').replace('"id": "sample"', '"id": "other"')
    const { diagnostics } = checkManifests(
      [...sampleFiles(), { path: 'manifests/other/brand.json', text: other }],
      anyImage,
    )
    expect(diagnostics.map(each => each.found)).toEqual([
      'domain id 99, which sample has too',
      'host sample.localhost, which sample has too',
    ])
  })
})
