import { useAtomValue } from 'jotai'
import { createContext, type ReactNode, type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react'
import { viewportAtom } from '../../state/viewport.ts'

interface Props {
  /** What opens and closes it. */
  label: ReactNode
  /** Its accessible name, where the label alone is not enough. */
  name?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Another after each navigation; the root gives it. */
export const NavigationKey = createContext('')

/**
 * Content behind a button, by the native details element: it works without script, and script only adds that it
 * closes by Escape, by a click or focus elsewhere, after a navigation and when the viewport class changes (SHELL-24).
 */
export function Disclosure({ label, name, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useAutoClose(details)
  return (
    <details ref={details} className={className}>
      <summary aria-label={name}>{label}</summary>
      {children}
    </details>
  )
}

/** Closes an open details element by Escape, by a click or focus elsewhere, and after a navigation or resize. */
function useAutoClose(details: RefObject<HTMLDetailsElement | null>) {
  const key = use(NavigationKey)
  const viewport = useAtomValue(viewportAtom)
  const opened = useRef({ key, viewport })

  // Before the next screen is drawn: later it would close what somebody has just opened there.
  useLayoutEffect(() => {
    const resized = opened.current.viewport !== undefined && opened.current.viewport !== viewport
    const moved = opened.current.key !== key
    opened.current = { key, viewport }
    if ((moved || resized) && details.current) details.current.open = false
  }, [details, key, viewport])

  useEffect(() => {
    const element = details.current
    if (!element) return
    const close = () => {
      element.open = false
    }
    const elsewhere = (event: Event) => {
      if (element.open && !element.contains(event.target as Node)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return
      event.stopPropagation()
      close()
      element.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    element.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
      element.removeEventListener('keydown', onKey)
    }
  }, [details])
}
