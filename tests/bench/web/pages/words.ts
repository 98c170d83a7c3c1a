import type { ShellQuery } from '../../../../web/generated/shell.ts'
import type { KindView, ScreenInfo } from '../../../../web/screen/screen-loader.ts'

/** Everything of a brand's Home that is not the member's: what a page without manifests has in its code. */
export interface Words {
  shell: ShellQuery
  screen: ScreenInfo
  view: KindView<'home'>
  /** Id and address of Home's route. */
  route: { id: string; path: string }
}
