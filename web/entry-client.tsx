// First of all: it says in which order the layers of all later styles count.
import './styles/index.css'
import { createStore, Provider } from 'jotai'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { ShellQuery } from './generated/shell.ts'
import { MarkHydrated } from './hydration/mark-hydrated.tsx'
import { hydrationState, loadMatchedRoutes, rootElementId } from './hydration/page-data.ts'
import { createBrowserQuery } from './query/browser-query.ts'
import { QueryContext } from './query/query.ts'
import { orWholePage } from './routing/or-whole-page.ts'
import { createRoutes } from './routing/routes.tsx'
import { screens } from './routing/screens.ts'
import { createPortal, provide } from './screen/portal.ts'
import { rootRouteId } from './screen/shell-data.ts'
import { onLogOut } from './state/forget-everything.ts'
import { sessionChanged } from './state/session.ts'

/** Takes over the page that the server rendered: same routes, same data, nothing asked again. */
async function start() {
  const state = hydrationState(document)
  const shell = state.loaderData[rootRouteId] as ShellQuery | undefined
  const element = document.getElementById(rootElementId)
  if (!element || !shell) return
  const { query, forget } = createBrowserQuery()
  const portal = createPortal(query, {
    askOnce: false,
    shell,
    stillFits: ({ shell }) => !sessionChanged(shell.session),
  })
  const store = createStore()
  onLogOut(forget)

  const shownSession = () => (router.state.loaderData[rootRouteId] as ShellQuery | undefined)?.shell.session ?? 'none'
  const routes = createRoutes(shell.shell.routes, screens, { sessionChanged: () => sessionChanged(shownSession()) })
  await loadMatchedRoutes(routes, window.location)
  const router = createBrowserRouter(orWholePage(routes), { hydrationData: state, getContext: () => provide(portal) })

  // In slices: a phone that is tapped or scrolled meanwhile answers in between.
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <Provider store={store}>
          <QueryContext value={query}>
            <MarkHydrated on={element}>
              <RouterProvider router={router} />
            </MarkHydrated>
          </QueryContext>
        </Provider>
      </StrictMode>,
    )
  })
}

start()
