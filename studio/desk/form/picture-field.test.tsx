import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Observable } from 'rxjs'
import { afterEach, expect, it } from 'vitest'
import type { Json } from '../../../engine/json.ts'
import { type DeskContext, DeskProvider } from '../desk-context.ts'
import { DraftStore } from '../model/draft-store.ts'
import { PictureField } from './picture-field.tsx'

afterEach(cleanup)

/** A picture's field whose uploads end when the test says so. */
function open() {
  const uploaded = Promise.withResolvers<void>()
  const draft = { __typename: 'Draft', id: '1', version: 2, assets: [], assetList: [] }
  const asset = { __typename: 'Asset', path: 'acme/assets/new.svg', width: 30, height: 20 }
  const payload = { __typename: 'AddAssetPayload', draft, asset, removed: [], userErrors: [] }
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable(observer => {
        const data = operationName === 'AddAsset' ? { addAsset: payload } : { draft }
        void (operationName === 'AddAsset' ? uploaded.promise : Promise.resolve()).then(() => {
          observer.next({ data })
          observer.complete()
        })
      }),
  )
  const store = new DraftStore({
    draft: { version: 1, files: new Map() },
    shelf: { read: () => null, write: () => undefined },
    save: async version => ({ version: version + 1 }),
  })
  const said: (Json | undefined)[] = []
  function Shown() {
    const [value, setValue] = useState<Json | undefined>({ src: 'old.svg', alt: 'Old', width: 1, height: 1 })
    const say = (next: Json | undefined) => {
      said.push(next)
      setValue(next)
    }
    const [shared, more] = [
      { label: 'Picture', field: 'picture', schema: {}, around: {} },
      { value, onChange: say },
    ]
    return (
      <PictureField
        {...{ ...shared, ...more, id: 'picture', required: true, readOnly: false }}
        {...{ 'aria-describedby': undefined, 'aria-invalid': undefined }}
        fieldsOf={held => (
          <input
            aria-label="Alt"
            value={String(held.alt)}
            onChange={({ target }) => say({ ...held, alt: target.value })}
          />
        )}
      />
    )
  }
  const context = { brand: 'acme', draft: { id: '1', name: 'Winter', store } } as unknown as DeskContext
  const shown = render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <DeskProvider value={context}>
        <Shown />
      </DeskProvider>
    </ApolloProvider>,
  )
  const upload = () =>
    act(async () => {
      const files = [new File(['<svg/>'], 'new.svg', { type: 'image/svg+xml' })]
      fireEvent.change(screen.getByLabelText('Upload a picture for Picture'), { target: { files } })
    })
  return { ...shown, upload, said, uploaded: () => act(async () => uploaded.resolve()) }
}

it('[STUDIO-05] keeps what is typed in a picture’s other fields while a file is uploaded', async () => {
  const { upload, uploaded, said } = open()
  await upload()
  fireEvent.change(screen.getByLabelText('Alt'), { target: { value: 'A family at the sea' } })
  await uploaded()
  await waitFor(() =>
    expect(said.at(-1)).toEqual({ src: 'new.svg', alt: 'A family at the sea', width: 30, height: 20 }),
  )
})

it('[STUDIO-05] puts nothing over a field whose form was left while a file was uploaded', async () => {
  const { upload, uploaded, said, unmount } = open()
  await upload()
  unmount()
  await uploaded()
  await act(() => new Promise(done => setTimeout(done, 20)))
  expect(said).toEqual([])
})
