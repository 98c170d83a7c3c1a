import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { pointerOf, valueAt } from '../../engine/json.ts'
import { wordsOf } from '../../engine/languages/words-of.ts'
import type { Surface } from '../../schema/generated/manifests.ts'
import type { FileEdit } from '../../studio/desk/model/item-edits.ts'
import type { Files } from '../../studio/desk/model/surface.ts'
import { brandWords, createMerged, type WordRow } from '../../studio/words/brand-words.ts'
import { editsOf, replacements } from '../../studio/words/replace.ts'
import { sayAsBase, sayInLanguage, sayWords } from '../../studio/words/say-words.ts'

const folder = resolve(import.meta.dirname, '../../manifests')
const files: Files = new Map(
  globSync('*/*.json', { cwd: folder })
    .toSorted()
    .map(path => [path, readFileSync(resolve(folder, path), 'utf8')]),
)
const brands = [...new Set([...files.keys()].map(path => path.split('/')[0] ?? ''))]
const merged = createMerged()
const rowsOf = (of: Files, brand: string) => brandWords(of, brand, merged).groups.flatMap(({ rows }) => rows)
const made = (of: Files, edits: readonly (FileEdit | undefined)[]): Files => {
  const next = new Map(of)
  for (const edit of edits)
    if (edit?.text === null) next.delete(edit.path)
    else if (edit) next.set(edit.path, edit.text)
  return next
}
// Spacing of what stands beside an edit may be the editor's own.
const json = (text: string | null) => (text === null ? null : JSON.parse(text))
const spot = (of: Files, brand: string, row: WordRow) => ({
  files: of,
  brand,
  row,
  root: merged(of, brand, row.surface),
})

/** The texts of one surface by their places. */
const textsOf = (of: Files, brand: string, surface: Surface) =>
  Object.fromEntries(wordsOf(surface, merged(of, brand, surface)).map(({ path, text }) => [pointerOf(path), text]))
/** One text in each place of a kind is as good as all of them. */
const samples = (rows: readonly WordRow[], kindOf: (row: WordRow) => readonly unknown[]) =>
  [...Map.groupBy(rows, row => kindOf(row).join(' ')).values()].flatMap(([row]) => row ?? [])

it.each(brands)('every word of %s can be said otherwise where it stands, and as before', brand => {
  const rows = rowsOf(files, brand)
  expect(rows.length).toBeGreaterThan(500)
  const kindOf = ({ surface, path, written, at }: WordRow) =>
    [surface, written?.[0], written?.[2], at?.[0] === 'items', path.length, typeof path.at(-1)] as const
  for (const row of samples(rows, kindOf)) {
    const { surface, path, text } = row
    const after = made(files, [sayWords(spot(files, brand, row), `${text} Otherwise`)])
    const before = textsOf(files, brand, surface)
    expect(textsOf(after, brand, surface)).toEqual({ ...before, [pointerOf(path)]: `${text} Otherwise` })
    if (brand === 'base' || row.written || row.base === undefined) continue
    const changed = rowsOf(after, brand).find(({ key }) => key === row.key)
    const back = changed && sayAsBase(spot(after, brand, changed))
    if (back) expect([back.path, json(back.text)]).toEqual([back.path, json(files.get(back.path) ?? null)])
    else expect(changed?.written?.some(key => typeof key === 'number')).toBe(true)
  }
})

it.each(brands)('every word of %s can be said in its languages, and left to English again', brand => {
  const { languages, groups } = brandWords(files, brand, merged)
  expect(languages.length).toBeGreaterThan(0)
  const rows = groups.flatMap(group => group.rows).filter(({ at, said }) => at && said.size > 0)
  const kindOf = ({ at = [], said, ...row }: WordRow) =>
    [row.surface, at[0] === 'items', at.length, typeof at.at(-1), said.get(languages[0] ?? '')?.how] as const
  for (const row of samples(rows, kindOf))
    for (const language of languages) {
      const file = `${brand}/${row.surface}.${language}.json`
      const say = (of: Files, text: string) => made(of, [sayInLanguage(spot(of, brand, row), language, text, row.text)])
      const saidIn = (of: Files) => valueAt(json(of.get(file) ?? null), row.at ?? [])
      const other = say(files, 'Otras palabras')
      expect([row.key, saidIn(other)]).toEqual([row.key, 'Otras palabras'])
      expect(saidIn(say(other, row.text))).toBe(true)
      expect(saidIn(say(other, '')) ?? true).toBe(true)
    }
})

it('replaces words in every brand that says them, and leaves placeholders, addresses and all else as it is', () => {
  const wanted = { find: 'claims', put: 'requests', matchCase: false, wholeWords: true, brands, languages: ['', 'es'] }
  const places = replacements(files, wanted, merged, brands.slice(1))
  expect(new Set(places.map(({ brand }) => brand)).size).toBeGreaterThan(1)
  expect(places.find(({ brand }) => brand === 'base')?.readers.length).toBeGreaterThan(0)
  for (const { before, after } of places)
    expect(after.replaceAll('requests', '#')).toBe(
      before
        .replaceAll(/(\{[^{}]*\}|\]\([^)]*\))|\bclaims\b/gi, (_, same?: string) => same ?? '#')
        .replaceAll('requests', '#'),
    )
  const [left, ...chosen] = places
  const after = made(files, editsOf(files, chosen))
  const rest = replacements(after, wanted, merged, [])
  expect(rest.map(({ key }) => key)).toEqual([left?.key])
  const back = replacements(after, { ...wanted, find: 'requests', put: 'claims' }, merged, [])
  expect(back.length).toBeGreaterThanOrEqual(chosen.length)
  const changed = [...after].filter(([path, text]) => files.get(path) !== text).map(([path]) => path)
  expect(changed.toSorted()).toEqual([...new Set(chosen.map(({ file }) => file))].toSorted())
})

it('finds letters that mean something in patterns, and nothing of nothing', () => {
  const find = (sought: string) =>
    replacements(
      files,
      { find: sought, put: 'x', matchCase: true, wholeWords: false, brands, languages: [''] },
      merged,
      [],
    ).length
  expect(find('')).toBe(0)
  expect(find('[a-z]')).toBe(0)
  expect(find('(')).toBeGreaterThan(0)
  expect(find('?')).toBeGreaterThan(0)
})
