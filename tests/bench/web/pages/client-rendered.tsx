import '../../../../web/styles/index.css'
import { createStore, Provider } from 'jotai'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createBrowserQuery } from '../../../../web/app/create-browser-query.ts'
import { createPortal } from '../../../../web/app/create-portal.ts'
import { createRoutes } from '../../../../web/app/create-routes.tsx'
import { provide } from '../../../../web/app/portal-context.ts'
import { QueryContext } from '../../../../web/app/query-context.ts'
import { screens } from '../../../../web/app/screens.ts'
import { ShellDocument } from '../../../../web/generated/shell.ts'
import { rootElementId } from '../../../../web/server/root-element-id.ts'

/** The same Home as such applications are usually built: script first, then the manifest, then the data, then the page. */
const { query } = createBrowserQuery()
const { data } = await query(ShellDocument, {})
const element = document.getElementById(rootElementId)
if (data && element) {
  const portal = createPortal(query, { askOnce: false, shell: data })
  const routes = createRoutes(data.shell.routes, screens)
  const router = createBrowserRouter(routes, { getContext: () => provide(portal) })
  createRoot(element).render(
    <StrictMode>
      <Provider store={createStore()}>
        <QueryContext value={query}>
          <RouterProvider router={router} />
        </QueryContext>
      </Provider>
    </StrictMode>,
  )
}
