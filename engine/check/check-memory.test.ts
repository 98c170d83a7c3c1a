import { expect, it } from 'vitest'
import { analyseManifests } from '../analyse/analyse-manifests.ts'
import { anyImage, sampleFiles, sampleWords } from '../testing/sample-files.ts'
import { checkManifests } from './check-manifests.ts'
import { CheckMemory } from './check-memory.ts'
import type { ManifestFile } from './parse-folders.ts'

/** A memory that tells what it had to make anew. */
class ToldMemory extends CheckMemory {
  made: string[] = []

  override once<Result>(name: string, inputs: readonly unknown[], make: () => Result): Result {
    return super.once(name, inputs, () => {
      this.made.push(name)
      return make()
    })
  }
}

const today = '2026-03-02'

function checkAll(files: readonly ManifestFile[], memory?: CheckMemory) {
  const checked = checkManifests(files, anyImage, memory, today, sampleWords)
  const findings = checked.diagnostics.length === 0 ? analyseManifests(checked, today) : []
  return { mistakes: checked.diagnostics, findings }
}

const saved = (path: string, from: string, to: string) =>
  sampleFiles().map(file => (file.path.endsWith(path) ? { path: file.path, text: file.text.replace(from, to) } : file))

it.each([
  ['nothing', saved('base/home.json', '', ''), []],
  [
    'a file of a brand',
    saved('sample/text.json', 'Hello', 'Good day'),
    ['file sample/text', 'brand sample', 'analysis sample', 'idle statements of sample'],
  ],
  [
    'a file of base',
    saved('base/alerts.json', '"warning"', '"info"'),
    [
      ...['file base/alerts', 'base alerts', 'brand plain', 'brand sample', 'analysis plain', 'analysis sample'],
      ...['idle statements of plain', 'idle statements of sample'],
    ],
  ],
  ['a mistake in a brand', saved('sample/text.json', 'firstName', 'firstname'), ['file sample/text', 'brand sample']],
])('[CHECK-22] saving %s costs what it can touch, and says what a first check would', (_, files, made) => {
  const memory = new ToldMemory()
  const before = checkAll(sampleFiles(), memory)
  expect(before.mistakes).toEqual([])
  memory.made = []
  const told = checkAll(files, memory)
  expect(memory.made.map(name => name.replace('manifests/', '').replace('.json', ''))).toEqual(made)
  expect(told).toEqual(checkAll(files))
  // Back as it was, nothing is made again.
  memory.made = []
  expect(checkAll(sampleFiles(), memory)).toEqual(before)
  expect(memory.made).toEqual([])
})
