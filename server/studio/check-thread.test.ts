import { expect, it, onTestFinished } from 'vitest'
import { readFolderFiles } from '../content/folder-files.ts'
import { manifestsFolder } from '../content/manifest-files.ts'
import { createCheckThread } from './check-thread.ts'

it('[CONTENT-07] finds what the check finds, beside the thread that asks, and the same files once', async () => {
  const { findMistakes, close } = createCheckThread()
  onTestFinished(close)
  const shipped = await readFolderFiles(manifestsFolder({}))
  // Base alone, and a file that nobody can read: found in a moment.
  const files = new Map([...shipped].filter(([path]) => path.startsWith('base/')))
  files.set('base/menus.json', new TextEncoder().encode('{ "menus": '))
  const found = findMistakes(files)
  expect(findMistakes(new Map(files))).toBe(found)
  expect(await found).toMatchObject([{ found: 'no brand' }, { file: 'base/menus.json', line: 1, item: '' }])
})
