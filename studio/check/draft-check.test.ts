import { describe, expect, it } from 'vitest'
import { withIdNames } from '../../engine/words/id-names.ts'
import { checkReport, namedReport } from '../../server/cli/check/check-report.ts'
import { reportText } from '../../server/cli/check/report-text.ts'
import { shippedAssets, shippedFiles } from '../desk/testing/shipped-files.ts'
import { DraftCheck } from './draft-check.ts'

const ids = { groupId: { '10002805': 'A town' }, programId: { '7': 'A gym' } }
const brands = [...new Set([...shippedFiles.keys()].map(path => path.replace(/\/.*/, '')))].filter(
  key => key !== 'base',
)
const [brand = ''] = brands

/** What somebody may have typed, by the file that it is in. */
const edits: readonly (readonly [what: string, path: string, edit: (text: string) => string])[] = [
  ['an empty title', 'base/menus.json', text => text.replace('"title": "Home"', '"title": ""')],
  ['a field that there is not', 'base/menus.json', text => text.replace('"title": "Home"', '"titel": "Home"')],
  ['an icon that there is not', 'base/menus.json', text => text.replace('"icon": "home"', '"icon": "hose"')],
  ['a route that there is not', 'base/menus.json', text => text.replace('"target": "/home"', '"target": "/hone"')],
  ['no comma', 'base/menus.json', text => text.replace('"id": "primary",', '"id": "primary"')],
  ['a text that ends', 'base/home.json', text => text.slice(0, 300)],
  ['an item that there is not', `${brand}/menus.json`, () => '{ "changes": [{ "change": "remove", "id": "hone" }] }'],
  [
    'a condition that nobody named',
    `${brand}/home.json`,
    () => '{ "changes": [{ "change": "set", "id": "tools", "fields": { "showWhen": { "use": "signed-inn" } } }] }',
  ],
  ['colours that cannot be read', `${brand}/theme.json`, () => '{ "set": { "colors": { "text": "#fefefe" } } }'],
  ['a picture that there is not', `${brand}/home.json`, text => text.replace(/"src": "[^"]+"/, '"src": "none.svg"')],
  ['a condition of base that no brand has', 'base/conditions.json', () => '{ "conditions": {} }'],
]

/** What `portal check` prints of files. */
function printed(files: ReadonlyMap<string, string>): string {
  const sorted = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([path, text]) => ({ path, text }))
  const assets = new Set(shippedAssets)
  const imageAddress = (folder: string, file: string) =>
    assets.has(`${folder}/assets/${file}`) ? `/brand-assets/${folder}/${file}` : undefined
  const report = checkReport({ files: sorted, imageAddress, typefaces: () => undefined, images: [] }, new Date())
  return reportText(namedReport(report, ids), (_, text) => text)
}

describe('[STUDIO-12] mistakes of a draft', () => {
  const check = new DraftCheck()
  check.take({ files: [...shippedFiles], assets: shippedAssets })

  it('are none of what is shipped', () => expect(check.mistakes()).toEqual([]))

  it.each(edits)('are those of `portal check`, in its very words: %s', (_, path, edit) => {
    const before = shippedFiles.get(path)
    const text = edit(before ?? '')
    expect(text).not.toBe(before)
    check.take({ files: [[path, text]] })
    const told = check.mistakes().map(({ path: at, line, column, brands: of, message }) => {
      const [, found = '', expected = '', hint] =
        /^Found (.*?); expected (.*?)(?:\. Try (.*))?$/s.exec(withIdNames(message, ids)) ?? []
      return [
        `${at}:${line}:${column}${of ? `  (${of.join(', ')})` : ''}`,
        `  found     ${found}`,
        `  expected  ${expected}`,
        ...(hint === undefined ? [] : [`  try       ${hint}`]),
      ].join('\n')
    })
    const said = printed(new Map(shippedFiles).set(path, text)).split('\n\n')
    expect(told.length).toBeGreaterThan(0)
    expect(told).toEqual(said.slice(0, -1))
    check.take({ files: [[path, before ?? null]] })
    expect(check.mistakes()).toEqual([])
  })
})
