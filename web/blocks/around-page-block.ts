import type { ScreenText } from '../../engine/text/screen-text.ts'
import type { LanguageHelpView } from '../../engine/view.ts'

/** What a page's blocks get besides their own content. */
export interface AroundPageBlock {
  /** The programs whose phone numbers blocks show; without programs the member does not have. */
  phones: readonly { number: number; phoneNumber: string | null }[]
  /** The member's programs that blocks show. */
  programs: readonly { number: number; name: string; description: string; url: string | null }[]
  /** Address of the plan's Outline of Coverage. */
  outlineOfCoverage: string | null
  /** The member's provider networks. */
  networkNames: readonly string[]
  /** What the footer says of help in other languages. */
  languageHelp: LanguageHelpView
  text: ScreenText<'page'>
}
