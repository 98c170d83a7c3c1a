import { LanguageNotices } from '../../ui/language-notices/language-notices.tsx'
import type { AroundPageBlock } from '../around-page-block.ts'

/** The notices that every footer has, on a page that can be linked to and printed (LOCALE-11). */
export const PageLanguageHelp = ({ around }: { around: AroundPageBlock }) => (
  <LanguageNotices help={around.languageHelp} />
)
