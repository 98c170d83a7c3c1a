/** Focuses a field by name and brings it into view (OPEN-22). */
export function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  const element = field instanceof RadioNodeList ? field[0] : field
  if (!(element instanceof HTMLElement)) return
  element.focus({ preventScroll: true })
  element.scrollIntoView?.({ block: 'center', behavior: 'auto' })
}
