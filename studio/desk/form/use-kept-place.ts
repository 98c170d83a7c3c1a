import { useEffect, useLayoutEffect, useRef } from 'react'

const controls =
  ':is(input:not([hidden]), select, textarea, [contenteditable="true"], button, summary):not(:disabled, [tabindex="-1"])'

/** An element of a field, and what is around it there, the innermost first; nothing of what is in no field. */
function wayFrom(target: EventTarget | null): Element[] {
  const field = target instanceof Element ? target.closest('[data-field]') : null
  const way: Element[] = []
  for (let at = target as Element | null; field && at; at = at === field ? null : at.parentElement) way.push(at)
  return way
}

/**
 * Where what was pressed in a field goes away with it, such as an entry that is taken out, the focus goes on at what is left of the
 * field: whoever works with keys would begin at the top of the page otherwise (STUDIO-31).
 */
export function useKeptPlace(): void {
  const way = useRef<readonly Element[]>([])
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      way.current = wayFrom(target)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    const [pressed, ...around] = way.current
    if (!pressed || pressed.isConnected || document.activeElement !== document.body) return
    way.current = []
    const left = around.filter(element => element.isConnected)
    left
      .map(element => element.querySelector<HTMLElement>(controls))
      .find(Boolean)
      ?.focus()
  })
}
