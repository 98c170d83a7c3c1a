import type { Section, SectionText } from '../../engine/text/screen-text.ts'
import type { HomeBlockView, PageBlockView, ScreenView, ShellView } from '../../engine/view.ts'
import type { Theme } from '../../schema/generated/manifests.ts'

/** What the gallery draws with: one brand as its manifests say it. */
export interface BrandSample {
  id: string
  name: string
  /** The theme as on the portal: custom properties, and the shapes that become attributes of the html element. */
  themeCss: string
  style: Theme['style']
  /** What surrounds the screens of an active subscriber. */
  shell: ShellView
  /** Home of an active subscriber: tools, programs and texts. */
  home: ScreenView
  /** The words of every screen. */
  text: { readonly [Name in Section]: SectionText<Name> }
  /** Every block that Home shows to any persona; then those that others see in other words, as often as there are such words. */
  homeBlocks: readonly (readonly HomeBlockView[])[]
  /** The longest blocks of each kind on the brand's pages. */
  pageBlocks: readonly PageBlockView[]
}
