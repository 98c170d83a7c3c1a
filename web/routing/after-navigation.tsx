import { useAtomValue } from 'jotai'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigationType, useRevalidator } from 'react-router'
import { stepOf } from '../forms/step-of.ts'
import { isPlace } from '../lists/place-in-list.ts'
import { useShell } from '../screen/shell-data.ts'
import { interruptionAtom } from '../state/line.ts'
import { sessionChanged } from '../state/session.ts'
import { keepsFocus } from '../ui/edit-form/edit-form.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx'
import { useAnswered } from './use-answered.ts'

/** Brings the results of a list into sight, unless they are near the top of it already (MEMBER-21). */
function bringIntoSight(results: HTMLElement) {
  const { top, bottom } = results.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight / 2) results.scrollIntoView?.({ block: 'start', behavior: 'auto' })
}

/**
 * Moves focus from the activated element to where reading goes on (ROUTE-69): the new screen's heading, or the results
 * when the same screen shows another filter or page, first those of the part that the address names. A filter with a
 * mistake comes before the results, and a list's item that a detail leads back to before the heading (MEMBER-23). A dialog that the address opened keeps focus.
 */
function focusHeading({ sameScreen, part, wentBack }: { sameScreen: boolean; part: string; wentBack: boolean }) {
  if (document.querySelector('dialog[open]')) return
  const named = document.getElementById(part)
  const within = named ?? document.querySelector('main')
  const results = sameScreen ? within?.querySelector<HTMLElement>('[aria-invalid="true"], [data-results]') : null
  const place = sameScreen ? null : named?.querySelector<HTMLElement>(isPlace(part) ? 'a' : '[data-place]')
  // Back and Forward go to where the member was (OPEN-67).
  if (results && !wentBack) bringIntoSight(results)
  const heading = results ?? place ?? document.querySelector<HTMLElement>('main h1')
  if (!heading) return (document.activeElement as HTMLElement | null)?.blur()
  if (heading.tabIndex < 0) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

type Place = Pick<Location, 'key' | 'pathname'>

/** Whether a place differs from the one before only in what the same screen shows; undefined where nobody went anywhere. Remembers it. */
function cameFrom(last: { current: Place }, { key, pathname }: Place): { sameScreen: boolean } | undefined {
  const before = last.current
  last.current = { key, pathname }
  return before.key === key ? undefined : { sameScreen: before.pathname === pathname }
}

/**
 * After each completed navigation: moves focus to the heading, announces the title and refreshes the session status
 * (ROUTE-69, ROUTE-70, SESSION-11); after a change of language the title tells of it, too. ScrollRestoration scrolls (ROUTE-68). A form that stays on its screen keeps focus for
 * its error summary; where the form was replaced by its outcome, focus is nowhere, so the heading takes it.
 */
export function AfterNavigation() {
  const { shell } = useShell()
  const location = useLocation()
  const { revalidate } = useRevalidator()
  const [announced, announce] = useState('')
  // Only a form leaves an answer; that a form was pending may never have been rendered.
  const answered = useAnswered()
  const unsent = useAtomValue(interruptionAtom)?.of === 'form'
  const wentBack = useNavigationType() === 'POP'
  // The notice of a form that did not get through has focus, and the form stays. The next step of a form showed, and took focus,
  // when the answer came: by now the person may be typing.
  const staysInForm = unsent || (!wentBack && stepOf(location) !== undefined)

  // With the new screen and not after it is drawn: whoever went on by keys meanwhile would be taken away from where they are.
  const left = useRef<Place>(location)
  useLayoutEffect(() => {
    const { sameScreen } = cameFrom(left, location) ?? {}
    if (sameScreen === undefined || (sameScreen && staysInForm)) return
    // What came in a form's place, such as its next step, has taken the focus by now if it takes it.
    if (sameScreen && answered && document.activeElement !== document.body) return
    if (sameScreen && !wentBack && keepsFocus(location)) return
    focusHeading({ sameScreen, part: location.hash.slice(1), wentBack })
  }, [location, answered, staysInForm, wentBack])

  const told = useRef<Place>(location)
  useEffect(() => {
    const { sameScreen } = cameFrom(told, location) ?? {}
    if (sameScreen === undefined || (sameScreen && staysInForm)) return
    if (!(answered && sameScreen)) announce(sameScreen ? '' : document.title)
    if (sessionChanged(shell.session)) void revalidate()
  }, [location, answered, staysInForm, revalidate, shell.session])

  const { language } = shell.brand
  const spoken = useRef(language)
  useEffect(() => {
    if (spoken.current === language) return
    spoken.current = language
    announce(document.title)
  }, [language])

  return (
    <VisuallyHidden>
      <span aria-live="polite">{announced}</span>
    </VisuallyHidden>
  )
}
