import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DraftStore } from './model/draft-store.ts'
import { useDraftState, useFiles, useVersion } from './use-draft.ts'

it('draws texts once an edit, and a version once a save, whatever else becomes of the draft', async () => {
  const shelf = { read: () => null, write: () => undefined }
  const draft = { version: 1, files: new Map([['base/home.json', '{}']]) }
  const store = new DraftStore({ draft, shelf, save: async version => ({ version: version + 1 }) })
  const drawn = { files: 0, version: 0, saving: [] as string[] }
  renderHook(() => {
    useFiles(store)
    drawn.files += 1
  })
  renderHook(() => {
    useVersion(store)
    drawn.version += 1
  })
  renderHook(() => void drawn.saving.push(useDraftState(store).saving))

  act(() => store.edit('Title', { path: 'base/home.json', text: '{ "items": [] }' }))
  await act(() => store.saveNow())

  expect(drawn).toEqual({ files: 2, version: 2, saving: ['saved', 'waiting', 'saving', 'saved'] })
})
