import { useEffect } from 'react'
import { useMatches } from 'react-router'
import type { ScreenAnswer, ScreenData } from '../screen/screen-loader.ts'
import { useShell } from '../screen/shell-data.ts'
import { windowTitle } from './titles.ts'

/** Names the window after the open screen; it stands before whatever announces the name. */
export function WindowTitle() {
  const screen = useMatches().at(-1)?.loaderData as Partial<ScreenData<ScreenAnswer>> | undefined
  useWindowTitle(screen?.screen?.title)
  return null
}

/** Names the browser's window after the screen; on the server the page's head carries the title. */
export function useWindowTitle(title: string | undefined) {
  const { shell } = useShell()
  useEffect(() => {
    if (title) document.title = windowTitle(title, shell.brand.name)
  }, [title, shell.brand.name])
}
