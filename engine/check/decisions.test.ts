import { expect, it } from 'vitest'
import type { Manifest } from '../../schema/generated/manifests.ts'
import { anyImage, sampleFiles, sampleWords } from '../testing/sample-files.ts'
import { checkManifests } from './check-manifests.ts'
import { CheckMemory } from './check-memory.ts'
import { decisionsOf } from './decisions.ts'

const filesWith = (path: string, from: string, to: string) =>
  sampleFiles().map(file => (file.path.endsWith(path) ? { ...file, text: file.text.replace(from, to) } : file))

const manifestOf = (path: string, from: string, to: string): Manifest => {
  const { brands } = checkManifests(filesWith(path, from, to), anyImage, undefined, undefined, sampleWords)
  const found = brands.find(({ folder }) => folder === 'sample')
  if (!found) throw new Error('The sample is wrong')
  return found.manifest
}
const before = decisionsOf(manifestOf('', '', ''))

it.each([
  ['words of a screen', 'sample/text.json', 'Hello', 'Good day', true],
  ['words of an item', 'base/alerts.json', 'Not enrolled', 'Not a member', true],
  ['a link in words', 'base/pages.json', 'abroad@sample.example', 'help@sample.example', false],
  ['a kind of alert', 'base/alerts.json', '"warning"', '"info"', false],
])('[CHECK-22] other %s: %s', (_, path, from, to, alike) => {
  const file = sampleFiles().find(each => each.path.endsWith(path))
  expect(file?.text).toContain(from)
  const same = decisionsOf(manifestOf(path, from, to)).every((each, index) => each === before[index])
  expect(same).toBe(alike)
})

it('[CHECK-22] asks about members again where not only words are others', () => {
  const asked: boolean[] = []
  const memory = new (class extends CheckMemory {
    override isRight(name: string, inputs: readonly unknown[]): boolean {
      asked.push(super.isRight(name, inputs))
      return asked.at(-1) ?? false
    }
  })()
  const check = (path: string, from: string, to: string) => {
    asked.length = 0
    checkManifests(filesWith(path, from, to), anyImage, memory, undefined, sampleWords)
    return [...asked]
  }
  expect(check('', '', '')).toEqual([false, false])
  expect(check('sample/text.json', 'Hello', 'Good day')).toEqual([true])
  expect(check('base/alerts.json', 'Not enrolled', 'Not a member')).toEqual([true, true])
  expect(check('base/alerts.json', '"warning"', '"info"')).toEqual([false, false])
})
