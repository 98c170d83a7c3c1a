import { expect, it } from 'vitest'
import { anyImage, sampleFiles, sampleWords } from '../testing/sample-files.ts'
import { checkManifests } from './check-manifests.ts'
import type { Diagnostic } from './diagnostic.ts'

/** What is told of the sample's files with some of them changed, or with more. */
function told(changes: { readonly [path: string]: (text: string) => string }): readonly Diagnostic[] {
  const known = sampleFiles().map(({ path, text }) => ({ path: path.replace('manifests/', ''), text }))
  const more = Object.keys(changes).filter(path => !known.some(file => file.path === path))
  const files = [...known, ...more.map(path => ({ path, text: '' }))].map(({ path, text }) => ({
    path: `manifests/${path}`,
    text: changes[path]?.(text) ?? text,
  }))
  return checkManifests(files, anyImage, undefined, undefined, sampleWords).diagnostics
}

it('[CHECK-02] asks every brand for the path "/", and blames the change that takes it away', () => {
  const removed = JSON.stringify({ changes: [{ change: 'remove', id: 'root' }] })
  expect(told({ 'sample/routes.json': () => removed })).toMatchObject([
    { file: 'manifests/sample/routes.json', found: expect.stringContaining('"/"') },
  ])
})
