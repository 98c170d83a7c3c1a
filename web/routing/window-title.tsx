import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { withoutMarks } from '../../schema/english-mark.ts'
import type { ScreenAnswer, ScreenData } from '../screen/screen-loader.ts'
import { useShell } from '../screen/shell-data.ts'

/** Sets the window's title to the open screen's; rendered before whatever announces the title. */
export function WindowTitle() {
  const screen = useMatches().at(-1)?.loaderData as Partial<ScreenData<ScreenAnswer>> | undefined
  useWindowTitle(screen?.screen?.title)
  return null
}

/** Sets the window's title; on the server the page's head carries it. */
export function useWindowTitle(title: string | undefined) {
  const { shell } = useShell()
  useEffect(() => {
    if (title) document.title = windowTitle(title, shell.brand.name)
  }, [title, shell.brand.name])
}

/** The window's title: the screen's, then the brand's name. */
export const windowTitle = (title: string | undefined, brand: string) =>
  title ? `${withoutMarks(title)} | ${brand}` : brand
