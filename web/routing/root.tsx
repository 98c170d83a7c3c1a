import { useMemo } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { usePathOf, useShell } from '../screen/shell-data.ts'
import { Shell } from '../shell/shell.tsx'
import { documentPaths } from '../ui/link/addresses.ts'
import { DocumentPaths } from '../ui/link/link.tsx'
import { Words } from '../ui/words/words.tsx'
import { AfterNavigation } from './after-navigation.tsx'
import { useKeepViewport } from './keep-viewport.ts'
import { WindowTitle } from './window-title.tsx'

/** The root route: the shell with the screen inside, and what follows each navigation. */
export function Root() {
  const { shell } = useShell()
  const pathOf = usePathOf()
  const documents = useMemo(() => documentPaths(pathOf), [pathOf])
  useKeepViewport()
  return (
    <DocumentPaths value={documents}>
      <Words words={shell.text.common}>
        <Shell>
          <Outlet />
        </Shell>
        <WindowTitle />
        <AfterNavigation />
        <ScrollRestoration />
      </Words>
    </DocumentPaths>
  )
}
