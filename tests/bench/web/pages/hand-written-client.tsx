import '../../../../web/styles/index.css'
import { ApolloProvider } from '@apollo/client/react'
import { createStore, Provider } from 'jotai'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { rootElementId } from '../../../../web/hydration/page-data.ts'
import { createBrowserQuery } from '../../../../web/query/browser-query.ts'
import { rootRouteId } from '../../../../web/screen/shell-data.ts'
import { dataId, handWrittenRoutes } from './hand-written-routes.tsx'
import type { Words } from './words.ts'

/** Takes over the page that hand-written-server.tsx made. */
export function hydrateHandWritten(words: Words): void {
  const element = document.getElementById(rootElementId)
  const viewer = JSON.parse(document.getElementById(dataId)?.textContent ?? 'null')
  if (!element) return
  const { shell, screen, view, route } = words
  const loaderData = { [rootRouteId]: shell, [route.id]: { screen, view, data: { viewer }, errors: [] } }
  const hydrationData: HydrationState = { loaderData }
  const router = createBrowserRouter(handWrittenRoutes(words, viewer), { hydrationData })
  hydrateRoot(
    element,
    <StrictMode>
      <Provider store={createStore()}>
        <ApolloProvider client={createBrowserQuery().client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </Provider>
    </StrictMode>,
  )
}
