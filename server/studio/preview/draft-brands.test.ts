import { expect, it } from 'vitest'
import { sqlContentStore } from '../../content/store/sql-content-store.ts'
import { openState } from '../../state/open-state.ts'
import { createDraftBrands } from './draft-brands.ts'

it('closes while pictures of a draft cannot be read, so that what is closed after it is', async () => {
  const state = openState(':memory:')
  const { promise, reject } = Promise.withResolvers<never>()
  const store = { ...sqlContentStore(state.content), bytes: () => promise }
  const thread = { ask: () => promise, close: async () => {} }
  const brands = createDraftBrands(store, thread)
  const folder = brands.folderOf(new Map([['acme/assets/logo.svg', 'a hash']]))
  const closed = brands.close()
  reject(new Error('The content is away'))
  await expect(folder).rejects.toThrow('away')
  await expect(closed).resolves.toBeUndefined()
  await state.close()
})
