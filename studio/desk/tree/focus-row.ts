/** So many drawings may pass until a row is where it was moved to: a slow machine takes seconds for one. */
const mostFrames = 600

/** A row of the tree, by its key. */
const rowOf = (key: string) => document.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(key)}"]`)

/** Whether the focus is nowhere, or in the tree: a row that goes away leaves it to the tree itself. */
const isFree = ({ activeElement }: Document) =>
  activeElement === null ||
  activeElement === document.body ||
  /^(row|treegrid)$/.test(activeElement.getAttribute('role') ?? '')

/**
 * Gives a row of the tree the focus as soon as it is drawn, and again where drawing it elsewhere takes it away: whoever moves or
 * removes items by keys goes on from there. Whoever goes on, or has gone elsewhere meanwhile, is left there.
 */
export function focusRow(key: string): void {
  let frames = 0
  let isBegun = false
  let isOver = false
  const goOn = () => {
    isOver = true
  }
  for (const kind of ['keydown', 'pointerdown', 'click']) addEventListener(kind, goOn, { capture: true, once: true })
  function look() {
    if (isOver || (isBegun && !isFree(document))) return
    const row = rowOf(key)
    if (row) {
      isBegun = true
      if (row !== document.activeElement) row.focus()
    }
    frames += 1
    if (frames < mostFrames) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
