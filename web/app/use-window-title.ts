import { useEffect } from 'react'
import { windowTitle } from './titles.ts'
import { useShell } from './use-shell.ts'

/** Names the browser's window after the screen; on the server the page's head carries the title. */
export function useWindowTitle(title: string | undefined) {
  const { shell } = useShell()
  useEffect(() => {
    if (title) document.title = windowTitle(title, shell.brand.name)
  }, [title, shell.brand.name])
}
