// First of all: it says in which order the layers of all later styles count.
import '../styles/index.css'
import { ApolloProvider } from '@apollo/client/react'
import { createStore, Provider } from 'jotai'
import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { ShellQuery } from '../generated/shell.ts'
import { createBrowserQuery } from '../query/browser-query.ts'
import { loadAhead } from '../routing/load-ahead.ts'
import { orWholePage } from '../routing/or-whole-page.ts'
import { createRoutes } from '../routing/routes.tsx'
import type { Screens } from '../routing/screens.ts'
import { createPortal, provide } from '../screen/portal.ts'
import { createRevisits } from '../screen/revisits.ts'
import { rootRouteId } from '../screen/shell-data.ts'
import { onLogOut } from '../state/forget-everything.ts'
import { pageLanguage } from '../state/language.ts'
import { createLine } from '../state/line.ts'
import { sessionChanged } from '../state/session.ts'
import { hydrationState, loadMatchedRoutes, rootElementId } from './page-data.ts'
import { createPageVisits, keepFirstAnswer } from './page-visits.ts'
import { Strict } from './strict.ts'

/**
 * Takes over the page that the server rendered: same routes, same data, nothing asked again. Resolves to the router, or to
 * undefined on a page that is not rendered by React.
 */
export async function hydratePage(screens: Screens): Promise<ReturnType<typeof createBrowserRouter> | undefined> {
  const state = hydrationState(document)
  const shell = state.loaderData[rootRouteId] as ShellQuery | undefined
  const element = document.getElementById(rootElementId)
  if (!element || !shell) return undefined
  const { query, client, keep, recall, empty, forget } = createBrowserQuery(
    fetch,
    pageLanguage,
    document.documentElement.dataset.revision,
  )
  const store = createStore()
  const line = createLine(store)
  const visits = createPageVisits()
  const shownSession = () => (router.state.loaderData[rootRouteId] as ShellQuery | undefined)?.shell.session ?? 'none'
  const page = { ...visits, sessionChanged: () => sessionChanged(shownSession()) }
  const revisits = createRevisits({ query, recall }, page)
  const options = {
    routes: shell.shell.routes,
    askOnce: false,
    shell,
    stillFits: ({ shell }: ShellQuery) => !sessionChanged(shell.session) && shell.brand.language === pageLanguage(),
  }
  const portal = createPortal(query, { ...options, line, recall: revisits.recall })
  onLogOut(forget)
  whenLeft(empty)

  const routes = createRoutes(shell.shell.routes, screens, {
    sessionChanged: page.sessionChanged,
    refreshing: visits.isRefreshing,
  })
  await loadMatchedRoutes(routes, window.location)
  const router = createBrowserRouter(orWholePage(routes, line), {
    hydrationData: state,
    getContext: () => provide(portal),
  })
  visits.follow(router)
  const first = router.state.location

  // In slices: a phone that is tapped or scrolled meanwhile answers in between.
  startTransition(() => {
    hydrateRoot(
      element,
      <Strict>
        <Provider store={store}>
          <ApolloProvider client={client}>
            <MarkHydrated on={element}>
              <RouterProvider router={router} />
            </MarkHydrated>
          </ApolloProvider>
        </Provider>
      </Strict>,
    )
  })
  loadAhead(document, screens, createPortal(revisits.askAhead, options))
  const keepFirst = () => {
    kept()
    if (router.state.location === first && shell.shell.brand.language === pageLanguage())
      keepFirstAnswer(router, portal, keep)
  }
  // A member who goes on at once comes back to it, too.
  const kept = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') keepFirst()
  })
  whenIdle(keepFirst)
  return router
}

/** Calls when the page goes or another comes before it: from then on somebody else may sit there, or be signed in. */
function whenLeft(call: () => void) {
  addEventListener('pagehide', call)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && call())
}

/** Calls when the page has nothing else to do; Safari cannot tell. */
const whenIdle = (call: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call, 500)

/** Sets `data-hydrated` on the root element once React has taken over everything in it: tests and measurements wait for it. */
function MarkHydrated({ on, children }: { on: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    on.dataset.hydrated = ''
  }, [on])
  return children
}
