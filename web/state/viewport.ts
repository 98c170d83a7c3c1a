import { atom } from 'jotai'
import type { Viewport } from '../../engine/view.ts'

/** Widths in CSS pixels from which the two larger classes begin (CONST-36, CONST-37, CONST-38). */
const tabletFrom = 768
const desktopFrom = 1280

export const viewportOf = (width: number): Viewport =>
  width >= desktopFrom ? 'desktop' : width >= tabletFrom ? 'tablet' : 'phone'

/** Class of the window's width; undefined until the browser has measured it. */
export const viewportAtom = atom<Viewport | undefined>(undefined)
