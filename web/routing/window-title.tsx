import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { isMarked, withoutMarks } from '../../schema/english-mark.ts'
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
    if (!title) return
    const { text, language } = windowTitle(title, shell.brand.name)
    document.title = text
    const element = document.head.querySelector('title')
    if (language === undefined) element?.removeAttribute('lang')
    else element?.setAttribute('lang', language)
  }, [title, shell.brand.name])
}

/** The window's title: the screen's, then the brand's name; with its language where that is not the page's (LOCALE-02). */
export const windowTitle = (
  title: string | undefined,
  brand: string,
): { text: string; language: 'en' | undefined } => ({
  text: title ? `${withoutMarks(title)} | ${brand}` : brand,
  language: title && isMarked(title) ? 'en' : undefined,
})
