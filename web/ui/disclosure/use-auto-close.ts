import { useAtomValue } from 'jotai'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { viewportAtom } from '../../state/viewport.ts'

/** Closes an open details element when the person is done with it. */
export function useAutoClose(details: RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation()
  const viewport = useAtomValue(viewportAtom)
  const opened = useRef({ key, viewport })

  useEffect(() => {
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
