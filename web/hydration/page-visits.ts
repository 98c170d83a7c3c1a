import type { DataRouter, LoaderFunctionArgs } from 'react-router'
import type { BrowserQuery } from '../query/browser-query.ts'
import { isMutation } from '../query/known-document.ts'
import { type Portal, provide } from '../screen/portal.ts'
import type { ScreenAnswer, ScreenData } from '../screen/screen-loader.ts'

/** How long what was shown from memory is in sight before it is asked for again: the router first restores its place, in milliseconds. */
const drawnMs = 200

/** Where the member was on this page, and the asking behind a screen that was shown from memory (GRAPH-16). */
export function createPageVisits() {
  const seen = new Set<string>()
  let router: DataRouter | undefined
  let wanted = false
  let refreshing = false

  /** Asks again, unless the member has gone on already. */
  async function refresh(of: DataRouter, key: string) {
    const { navigation, location } = of.state
    if (navigation.state !== 'idle' || location.key !== key) return
    refreshing = true
    await of.revalidate().finally(() => {
      refreshing = false
    })
  }
  return {
    follow(followed: DataRouter) {
      router = followed
      seen.add(followed.state.location.key)
      followed.subscribe(({ navigation, location }) => {
        if (navigation.state !== 'idle') return
        seen.add(location.key)
        if (wanted) setTimeout(() => void refresh(followed, location.key), drawnMs)
        wanted = false
      })
    },
    isReturn() {
      const { location, formMethod } = router?.state.navigation ?? {}
      return location !== undefined && formMethod === undefined && seen.has(location.key)
    },
    refresh() {
      wanted = true
    },
    isRefreshing: () => refreshing,
  }
}

/**
 * Keeps the answer that came with the page, as if it had been asked for here: the screen's loader says by which document and
 * variables, and waits for ever for the answer that it shows already.
 */
export function keepFirstAnswer({ state }: DataRouter, portal: Portal, keep: BrowserQuery['keep']) {
  const { route, params } = state.matches.at(-1) ?? {}
  const loader = route?.loader
  const shown = route && (state.loaderData[route.id] as Partial<ScreenData<ScreenAnswer>> | undefined)
  if (typeof loader !== 'function' || !shown?.data || !shown.screen || shown.errors?.length !== 0) return
  const answer = answerOf(shown as ScreenData<ScreenAnswer>)
  const first: Portal = {
    ...portal,
    recall: undefined,
    query(document, variables) {
      if (!isMutation(document)) keep(document, variables, answer)
      return new Promise(() => {})
    },
  }
  const url = new URL(window.location.href)
  const args: LoaderFunctionArgs = {
    ...{ request: new Request(url), url, params: params ?? {}, pattern: route?.path ?? '' },
    context: provide(first),
  }
  void (async () => loader(args))().catch(() => undefined)
}

/** What the document was answered with, from what the loader made of it. */
function answerOf({ screen, view, shown, data }: ScreenData<ScreenAnswer>): object {
  const { route, kind, title, params } = screen
  const named = Object.entries(params).map(([name, value]) => ({ name, value }))
  const opened = { route, kind, status: 200, redirect: null, title, params: named, view }
  return { ...data, screen: shown === undefined ? opened : { ...opened, data: shown } }
}
