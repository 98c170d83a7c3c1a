import { expect, it, onTestFinished } from 'vitest'
import { lastingAddressIn } from '../../files/brand-assets.ts'
import { openState } from '../../state/open-state.ts'
import { readFolderFiles } from '../folder-files.ts'
import { manifestsFolder } from '../manifest-files.ts'
import { keepFiles } from '../store/file-bytes.ts'
import { sqlContentStore } from '../store/sql-content-store.ts'
import { assetsOf } from './assets-of.ts'

it('[CONTENT-10] lists assets with kind, size and the address that pages give them, and says which nothing uses', async () => {
  const state = openState(':memory:')
  onTestFinished(state.close)
  const store = sqlContentStore(state.content)
  const folder = manifestsFolder({})
  const shipped = await readFolderFiles(folder)
  const logo = [...shipped.keys()].find(path => path.endsWith('/logo.svg')) ?? ''
  const unused = logo.replace('logo', 'old-logo')
  const listed = await assetsOf(
    store,
    await keepFiles(store, new Map([...shipped, [unused, shipped.get(logo) ?? new Uint8Array()]])),
  )
  expect(listed.filter(({ isUsed }) => !isUsed).map(({ path }) => path)).toEqual([unused])
  const found = listed.find(({ path }) => path === logo)
  expect(found).toMatchObject({ kind: 'svg', width: expect.any(Number), bytes: shipped.get(logo)?.length })
  expect(found?.address).toBe(lastingAddressIn(folder)(`/brand-assets/${logo.replace('/assets', '')}`))
})
