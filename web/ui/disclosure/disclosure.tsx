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

/** How long after a press a click may come. */
const clickMs = 400

/**
 * Closes an open details element by Escape, by a click or focus elsewhere, and after a navigation or resize. While a pointer is
 * down it stays open: what stands below would move away from under the pointer, and the click would be lost.
 */
function useAutoClose(details: RefObject<HTMLDetailsElement | null>) {
  const key = use(NavigationKey)
  const viewport = useAtomValue(viewportAtom)
  const opened = useRef({ key, viewport })

  // Before the next screen is drawn: later it would close what somebody has just opened there.
  useLayoutEffect(() => {
    const resized = opened.current.viewport !== undefined && opened.current.viewport !== viewport
    const moved = opened.current.key !== key
    opened.current = { key, viewport }
    const element = details.current
    if (!(moved || resized) || !element) return
    // A dialog that the address opened keeps focus: on a link of the list it would be lost with the list.
    if (element.open && element.contains(document.activeElement)) element.querySelector('summary')?.focus()
    element.open = false
  }, [details, key, viewport])

  useEffect(() => {
    const element = details.current
    if (!element) return
    let isPressed = false
    let noClick: ReturnType<typeof setTimeout>
    const isElsewhere = (event: Event) => element.open && !element.contains(event.target as Node)
    const close = () => {
      element.open = false
    }
    const press = (event: Event) => {
      clearTimeout(noClick)
      isPressed = event.type === 'pointerdown' && isElsewhere(event)
    }
    const release = () => {
      if (isPressed) close()
      isPressed = false
    }
    const onFocus = (event: Event) => {
      if (!isPressed && isElsewhere(event)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return
      // Nor does a dialog around it close.
      event.preventDefault()
      event.stopPropagation()
      close()
      element.querySelector('summary')?.focus()
    }
    const listening = new AbortController()
    const { signal } = listening
    const on = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { signal, capture: true })
    on('pointerdown', press)
    on('pointerup', () => {
      noClick = setTimeout(release, clickMs)
    })
    on('click', release)
    on('pointercancel', press)
    on('focusin', onFocus)
    element.addEventListener('keydown', onKey, { signal })
    return () => {
      listening.abort()
      clearTimeout(noClick)
    }
  }, [details])
}
