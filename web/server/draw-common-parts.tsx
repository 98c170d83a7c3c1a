import { renderToString } from 'react-dom/server'
import { BottomEntries } from '../shell/bottom-navigation/bottom-navigation.tsx'
import type { PartName } from '../shell/common/common-part.tsx'
import { CommonContext, type CommonView } from '../shell/common/common-view.ts'
import { FooterContent } from '../shell/footer/footer.tsx'
import { SettingsEntries } from '../shell/header/account-popup.tsx'
import { PrimaryEntries, UtilityEntries } from '../shell/header/header.tsx'
import { FollowingContext } from '../ui/link/link.tsx'
import { Words } from '../ui/words/words.tsx'

type Drawn = Readonly<Record<PartName, string>>

const parts: Readonly<Record<PartName, () => React.ReactNode>> = {
  utility: UtilityEntries,
  primary: PrimaryEntries,
  settings: SettingsEntries,
  footer: FooterContent,
  bottom: BottomEntries,
}

/** Views that are kept, some 15 KB each: those of the latest pages. */
const mostKept = 500
const kept = new Map<string, Drawn>()

/**
 * The parts of the shell that many pages have in common, drawn once for each distinct view. They are drawn outside of
 * everything but that view, by all of which they are kept: whatever else a member's page holds cannot get into them.
 */
export function drawCommonParts(view: CommonView): Drawn {
  const key = JSON.stringify(view)
  const drawn = kept.get(key) ?? draw(view)
  // Set anew, so that the first is the one that nobody wanted for longest.
  kept.delete(key)
  kept.set(key, drawn)
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break
    kept.delete(oldest)
  }
  return drawn
}

function draw(view: CommonView): Drawn {
  const following = { documents: new Set(view.documents), follow: () => undefined }
  const html = Object.entries(parts).map(([name, Part]) => [
    name,
    renderToString(
      <FollowingContext value={following}>
        <Words words={view.words}>
          <CommonContext value={view}>
            <Part />
          </CommonContext>
        </Words>
      </FollowingContext>,
    ),
  ])
  return Object.fromEntries(html)
}
