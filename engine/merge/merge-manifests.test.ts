import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { anyImage, sampleFiles } from '../testing/sample-files.ts'
import { mergeManifests } from './merge-manifests.ts'

/** The check asks base for all words that screens show. */
const allWords = readFileSync(resolve(import.meta.dirname, '../../manifests/base/text.json'), 'utf8')
const base = new Map(
  sampleFiles()
    .filter(({ path }) => path !== 'manifests/sample/text.json')
    .map(({ path, text }) => [path, path === 'manifests/base/text.json' ? allWords : text]),
)
const [menus, home] = ['manifests/base/menus.json', 'manifests/sample/home.json']

/** The sample manifests with one file otherwise, or without it. */
function edited(path: string, edit: (text: string) => string | undefined): Map<string, string> {
  const files = new Map(base)
  const text = edit(base.get(path) ?? '')
  expect(text).not.toBe(base.get(path))
  if (text === undefined) files.delete(path)
  else files.set(path, text)
  return files
}

const merged = (ours: Map<string, string>, theirs: Map<string, string>) => mergeManifests(base, ours, theirs, anyImage)
const words = edited(home, text => text.replace('Quick access tools', 'Your tools'))

it('[CONTENT-05] merges edits of different files into manifests that the check takes', () => {
  const ours = edited(menus, text => text.replace('"title": "Home"', '"title": "Start"'))
  const { files, clashes, mistakes } = merged(ours, words)
  expect({ clashes, mistakes }).toEqual({ clashes: [], mistakes: [] })
  expect(files).toEqual(new Map([...base, [menus, ours.get(menus)], [home, words.get(home)]]))
})

it('[CONTENT-05] names the item of a brand that no longer goes with base, though each edit by itself passes the check', () => {
  const removal = edited('manifests/base/tools.json', text => {
    const surface = JSON.parse(text) as { items: { id: string }[] }
    return JSON.stringify({ items: surface.items.filter(({ id }) => id !== 'pay') }, undefined, 2)
  })
  const change = { change: 'set', id: 'pay', fields: { title: 'Pay now' } }
  const path = 'manifests/sample/tools.json'
  const addition = edited(path, () => JSON.stringify({ changes: [change] }, undefined, 2))
  for (const alone of [removal, addition]) expect(merged(alone, base).mistakes).toEqual([])
  expect(merged(removal, addition)).toMatchObject({ clashes: [], mistakes: [{ file: path, item: 'pay' }] })
})

it('[CONTENT-05] takes a file that one removed away, and asks when the other changed it', () => {
  const without = edited(home, () => undefined)
  expect(merged(without, base).files.has(home)).toBe(false)
  for (const found of [merged(without, words), merged(words, without)])
    expect(found.clashes).toMatchObject([{ path: home, kind: 'removed' }])
})
