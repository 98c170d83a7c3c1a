import { useScreen } from '../../screen/screen-loader.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

/** The words of the screen, which every part of it uses. */
export const useSay = () => sayFrom(useScreen().view.text)

export type Say = ReturnType<typeof useSay>
