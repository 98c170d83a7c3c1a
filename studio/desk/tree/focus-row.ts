/** So many drawings may pass until a row is where it was moved to. */
const mostFrames = 60
/** So many may pass until it is drawn at all. */
const mostWaits = 600

/** A row of the tree, by its key. */
const rowOf = (key: string) => document.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(key)}"]`)

/**
 * Gives a row of the tree the focus as soon as it is drawn, and again where drawing it elsewhere takes it away: whoever moves or
 * removes items by keys goes on from there. Whoever has gone elsewhere meanwhile is left there.
 */
export function focusRow(key: string): void {
  let frames = 0
  let isBegun = false
  let firstDrawn = 0
  let isOver = false
  // Whoever goes on is not taken back.
  const goOn = () => {
    isOver = true
  }
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, goOn, { capture: true, once: true })
  function look() {
    const { activeElement } = document
    // A row that goes away leaves the focus to the tree itself.
    const isFree =
      activeElement === null ||
      activeElement === document.body ||
      /^(row|treegrid)$/.test(activeElement.getAttribute('role') ?? '')
    if (isOver || (isBegun && !isFree)) return
    const row = rowOf(key)
    if (row) {
      if (!isBegun) firstDrawn = frames
      isBegun = true
      if (row !== activeElement) row.focus()
    }
    frames += 1
    // A slow machine draws it later: only what follows its first drawing is counted.
    if (frames < (isBegun ? firstDrawn + mostFrames : mostWaits)) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
