import '@vitejs/plugin-react/preamble'
import { hydratePage } from './hydration/hydrate-page.tsx'
import { type ScreenModule, type Screens, screens } from './routing/screens.ts'

declare global {
  interface Window {
    /** Exports of a module that React Refresh leaves alone: those of screens are replaced here. */
    __getReactRefreshIgnoredExports?: () => string[]
    /** Called by each screen's module when it was replaced (server/dev/vite-server.ts). */
    screenReplaced?: (kinds: readonly string[], module: ScreenModule) => void
  }
}

/**
 * The client's entry while developing (`npm run dev`). React Refresh replaces components in place. A screen's module also
 * exports its loader and action, and the router keeps those that it got first: here it gets functions that call the newest
 * ones, and it loads the screen's data again when they were replaced.
 */
const newest = new Map<string, ScreenModule>()

function replaceable(kind: string, module: ScreenModule): ScreenModule {
  newest.set(kind, module)
  const current = () => newest.get(kind) ?? module
  return {
    loader: args => current().loader(args),
    Component: module.Component,
    ...(module.action && { action: args => current().action?.(args) ?? null }),
  }
}

const replaceableScreens = Object.fromEntries(
  Object.entries(screens).map(([kind, load]) => [kind, async () => replaceable(kind, await load())]),
) as Screens

window.__getReactRefreshIgnoredExports = () => ['loader', 'action']

const router = await hydratePage(replaceableScreens)

window.screenReplaced = (kinds, module) => {
  for (const kind of kinds) {
    const isNew = newest.get(kind)?.action === undefined && module.action !== undefined
    if (isNew) window.location.reload()
    if (newest.has(kind)) newest.set(kind, module)
  }
  void router?.revalidate()
}
