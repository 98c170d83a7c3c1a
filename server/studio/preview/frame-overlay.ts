/** What a preview draws over its page, so that nothing of the page moves. */
export interface FrameOverlay {
  /** Puts a frame around an element; around none, it is gone. */
  frameAround(element: Element | null | undefined): void
  /** Says something at the foot of the page, for so long. */
  note(words: string, ms: number): void
}

/** A frame around what is pointed at, and a note at the foot of the page. The browser gets the text of this function, so it uses nothing outside. */
export function frameOverlay(): FrameOverlay {
  const layer = (styles: Partial<CSSStyleDeclaration>): HTMLElement => {
    const element = document.createElement('div')
    Object.assign(element.style, { position: 'fixed', zIndex: '2147483647', pointerEvents: 'none', ...styles })
    return element
  }
  const outline = layer({ border: '2px solid #0b5cad', borderRadius: '4px', boxShadow: '0 0 0 1px #fff' })
  const box = layer({
    ...{ insetInline: '0', bottom: '1rem', margin: 'auto', width: 'fit-content', maxWidth: '90vw' },
    ...{ padding: '.6rem 1rem', borderRadius: '.5rem', background: '#1b1f24', color: '#fff' },
    font: '1rem/1.4 system-ui, sans-serif',
  })
  box.setAttribute('role', 'status')
  let ends: ReturnType<typeof setTimeout> | undefined
  return {
    frameAround(element) {
      outline.remove()
      if (!element) return
      const { left, top, width, height } = element.getBoundingClientRect()
      Object.assign(outline.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
      document.body.append(outline)
    },
    note(words, ms) {
      box.textContent = words
      document.body.append(box)
      clearTimeout(ends)
      ends = setTimeout(() => box.remove(), ms)
    },
  }
}
