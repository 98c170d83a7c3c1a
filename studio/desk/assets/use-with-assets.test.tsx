import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DraftAssetsDocument } from '../../generated/assets.ts'
import { useWithAssets } from './use-with-assets.ts'

it('[STUDIO-05] knows a picture that was uploaded since the draft was loaded, on every screen of it', async () => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })
  const draft = { name: 'December', assets: ['base/assets/logo.svg'] }
  const { result } = renderHook(() => useWithAssets(draft), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  })
  expect(result.current).toBe(draft)
  const assets = [...draft.assets, 'base/assets/snow.png']
  const fresh = { __typename: 'Draft' as const, id: '1', version: 2, assets, assetList: [] }
  act(
    () =>
      void client.writeQuery({ query: DraftAssetsDocument, variables: { name: 'December' }, data: { draft: fresh } }),
  )
  await waitFor(() => expect(result.current.assets).toEqual(assets))
})
