import { Outlet, ScrollRestoration } from 'react-router'
import { Shell } from '../shell/shell.tsx'
import { Words } from '../ui/words/words.tsx'
import { AfterNavigation } from './after-navigation.tsx'
import { useKeepViewport } from './use-keep-viewport.ts'
import { useShell } from './use-shell.ts'
import { WindowTitle } from './window-title.tsx'

/** The root route: the shell with the screen inside, and what follows each navigation. */
export function Root() {
  const { shell } = useShell()
  useKeepViewport()
  return (
    <Words words={shell.text.common}>
      <Shell>
        <Outlet />
      </Shell>
      <WindowTitle />
      <AfterNavigation />
      <ScrollRestoration />
    </Words>
  )
}
