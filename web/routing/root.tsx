import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useShell } from '../screen/shell-data.ts'
import { Shell } from '../shell/shell.tsx'
import { guardedFormsAtom } from '../state/unsaved.ts'
import { NavigationKey } from '../ui/disclosure/disclosure.tsx'
import { FollowingContext } from '../ui/link/link.tsx'
import { expectEnglishParts } from '../ui/words/jsx-runtime.ts'
import { Words } from '../ui/words/words.tsx'
import { AfterNavigation } from './after-navigation.tsx'
import { useKeepViewport } from './keep-viewport.ts'
import { useFollowing } from './use-following.ts'
import { useLanguageSwitch } from './use-language-switch.ts'
import { WindowTitle } from './window-title.tsx'

/** Fetched with the first form that edits something. */
const LeaveGuard = lazy(() => import('../forms/leave-guard.tsx'))

/** The root route: the shell with the screen inside, and what follows each navigation. */
export function Root() {
  const { shell } = useShell()
  const following = useFollowing()
  const { key } = useLocation()
  const guardedForms = useAtomValue(guardedFormsAtom)
  useKeepViewport()
  // Before anything below is drawn.
  expectEnglishParts(shell.brand)
  useLanguageSwitch()
  return (
    <FollowingContext value={following}>
      <Words words={shell.text.common} language={shell.brand.language}>
        <NavigationKey value={key}>
          <Shell>
            <Outlet />
          </Shell>
        </NavigationKey>
        <WindowTitle />
        {guardedForms > 0 && (
          <Suspense fallback={null}>
            <LeaveGuard />
          </Suspense>
        )}
        <ScrollRestoration />
        <AfterNavigation />
      </Words>
    </FollowingContext>
  )
}
