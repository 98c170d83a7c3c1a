import { useState } from 'react'
import { matchPath, useLocation } from 'react-router'
import { Icon } from '../../web/ui/icon/icon.tsx'
import styles from './first-visit.module.css'

/** What somebody should know who is on a screen for the first time, by its address in the table of routes. */
export const firstWords: Readonly<Record<string, string>> = {
  '/': 'Each brand as it is live, and every draft. To change what members see, give a new draft a name and begin: members see nothing of it until somebody publishes it.',
  '/drafts':
    'A draft is where you change things, alone or with others. It is saved by itself, and members see nothing of it.',
  '/drafts/:draft':
    'Choose what to change among the items, and change it in its form. All is saved by itself, and each step can be undone. When you are done, ask for review.',
  '/drafts/:draft/theme':
    'The look of a brand: each colour with what stands on it, and the page before and after. What cannot be read is a mistake.',
  '/drafts/:draft/words':
    'Every word that members of a brand read, in each of its languages. What you replace over several brands is listed before it is done.',
  '/drafts/:draft/many':
    'Pick items, say once what is to become of them, and see each of them before and after. One step makes the change, and one Undo takes it back.',
  '/drafts/:draft/new-brand':
    'Five fields make a brand, which you see at once. It says what all brands share until you change it, and is live when the draft is published.',
  '/drafts/:draft/preview':
    'This is the portal itself over your draft, with members who are made up. Choose as whom, on which day and how wide to look.',
  '/live/preview':
    'This is the portal itself, with members who are made up. Choose as whom, on which day and how wide to look.',
  '/drafts/:name/review':
    'Nothing can be edited here. Read what changes and for whom, say why a warning may stay, then approve, send back or publish.',
  '/drafts/:name/publish':
    'The last look before it goes live: what goes, and what members will see. Nothing happens until you press the button below.',
  '/brands/:brand/timeline':
    'What begins and ends at this brand, and what is scheduled. Open any day in the preview to see what members see then.',
  '/live/item': 'An item as members have it now, only to read. To change it, open it in a draft.',
  '/live': 'What members get at this moment, and what is published by itself at a time.',
  '/revisions':
    'Everything that was ever live. Open a revision to compare it with another one, or to go back to what it says.',
  '/revisions/:number': 'What this revision changed. Whoever publishes can go back to it: its impact is shown first.',
}

/** Signing out clears what a browser stores, but not its cookies: what was put away stays away. */
const cookieName = 'studio-seen'
const seenScreens = (): string[] =>
  (document.cookie.match(/(?:^|; )studio-seen=([^;]*)/)?.[1] ?? '').split('|').map(decodeURIComponent)

function noteSeen(screen: string): void {
  const seen = [...new Set([...seenScreens(), screen])].filter(Boolean).map(encodeURIComponent).join('|')
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers
  document.cookie = `${cookieName}=${seen}; Path=/; Max-Age=31536000; SameSite=Strict${secure}`
}

/** Explains a screen in place to whoever is there for the first time, until they put it away (STUDIO-37). */
export function FirstVisit() {
  const { pathname } = useLocation()
  const [seen, setSeen] = useState(seenScreens)
  const [screen, words] = Object.entries(firstWords).find(([pattern]) => matchPath(pattern, pathname)) ?? []
  if (screen === undefined || seen.includes(screen)) return null
  function putAway(of: string) {
    noteSeen(of)
    setSeen(seenScreens())
    // The button goes, and the focus would go with it.
    document.getElementById('main')?.focus()
  }
  return (
    <aside className={styles.first} aria-label="What this screen is for">
      <Icon name="info" size="small" />
      <p>{words}</p>
      <button type="button" onClick={() => putAway(screen)}>
        Got it
      </button>
    </aside>
  )
}
