import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { Shell } from '../shell/shell.tsx'
import { Words } from '../ui/words/words.tsx'
import { AfterNavigation } from './after-navigation.tsx'
import type { ScreenAnswer, ScreenData } from './screen-data.ts'
import { useKeepViewport } from './use-keep-viewport.ts'
import { useShell } from './use-shell.ts'
import { useWindowTitle } from './use-window-title.ts'

/** The root route: the shell with the screen inside, and what follows each navigation. */
export function Root() {
  const { shell } = useShell()
  const screen = useMatches().at(-1)?.loaderData as Partial<ScreenData<ScreenAnswer>> | undefined
  useWindowTitle(screen?.screen?.title)
  useKeepViewport()
  return (
    <Words words={shell.text.common}>
      <Shell>
        <Outlet />
      </Shell>
      <AfterNavigation />
      <ScrollRestoration />
    </Words>
  )
}
