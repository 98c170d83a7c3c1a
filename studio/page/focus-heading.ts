/**
 * Gives the focus to the first heading of an area: whoever works with keys goes on from there, where what was pressed goes away or
 * leads elsewhere, and hears where that is (STUDIO-31).
 */
export function focusHeading(area: Element | null): void {
  const heading = area?.querySelector<HTMLElement>('h2, h3')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
