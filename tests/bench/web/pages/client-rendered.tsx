import '../../../../web/styles/index.css'
import { ApolloProvider } from '@apollo/client/react'
import { createStore, Provider } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ShellDocument } from '../../../../web/generated/shell.ts'
import { rootElementId } from '../../../../web/hydration/page-data.ts'
import { createBrowserQuery } from '../../../../web/query/browser-query.ts'
import { createRoutes } from '../../../../web/routing/routes.tsx'
import { screens } from '../../../../web/routing/screens.ts'
import { createPortal, provide } from '../../../../web/screen/portal.ts'

/** The same Home as such applications are usually built: script first, then the manifest, then the data, then the page. */
const { query, client } = createBrowserQuery()
const { data } = await query(ShellDocument, {})
const element = document.getElementById(rootElementId)
if (data && element) {
  const portal = createPortal(query, { routes: data.shell.routes, askOnce: false, shell: data })
  const routes = createRoutes(data.shell.routes, screens)
  const router = createBrowserRouter(routes, { getContext: () => provide(portal) })
  createRoot(element).render(
    <StrictMode>
      <Provider store={createStore()}>
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>
      </Provider>
    </StrictMode>,
  )
}
