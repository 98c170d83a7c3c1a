import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { BottomEntries } from '../shell/bottom-navigation/bottom-navigation.tsx'
import type { PartName } from '../shell/common/common-part.tsx'
import { CommonContext, type CommonView } from '../shell/common/common-view.ts'
import { FooterContent } from '../shell/footer/footer.tsx'
import { SettingsEntries } from '../shell/header/account-popup.tsx'
import { PrimaryEntries, UtilityEntries } from '../shell/header/header.tsx'
import { FollowingContext } from '../ui/link/link.tsx'
import { expectEnglishParts } from '../ui/words/jsx-runtime.ts'
import { Words } from '../ui/words/words.tsx'
import { keepLatest } from './keep-latest.ts'
import { footerJson, keptJson } from './page-json.ts'

type Drawn = Readonly<Record<PartName, string>>

/** Some 15 KB each. */
const mostViews = 500
const kept = keepLatest<Drawn>(mostViews)

/**
 * The parts of the shell that many pages have in common, drawn once for each distinct view. They are drawn outside of
 * everything but that view, all of which is their key: whatever else a member's page holds cannot get into them.
 */
export const drawCommonParts = (view: CommonView): Drawn => kept(keyOf(view), () => draw(view))

const keyOf = ({ words, footer, ...rest }: CommonView) => keptJson(words) + footerJson(footer) + JSON.stringify(rest)

function draw(view: CommonView): Drawn {
  expectEnglishParts(view)
  const following = { documents: new Set(view.documents), follow: () => undefined }
  const html = (part: ReactNode) =>
    renderToString(
      <FollowingContext value={following}>
        <Words words={view.words} language={view.language}>
          <CommonContext value={view}>{part}</CommonContext>
        </Words>
      </FollowingContext>,
    )
  return {
    utility: html(<UtilityEntries />),
    primary: html(<PrimaryEntries />),
    settings: html(<SettingsEntries />),
    footer: html(<FooterContent />),
    bottom: html(<BottomEntries />),
  }
}
