import { useMatches } from 'react-router'
import type { ScreenAnswer, ScreenData } from './screen-data.ts'
import { useWindowTitle } from './use-window-title.ts'

/** Names the window after the open screen; it stands before whatever announces the name. */
export function WindowTitle() {
  const screen = useMatches().at(-1)?.loaderData as Partial<ScreenData<ScreenAnswer>> | undefined
  useWindowTitle(screen?.screen?.title)
  return null
}
