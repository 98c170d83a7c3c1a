import { styleText } from 'node:util'
import type { Place } from '../../../engine/overlay/places.ts'

/** Gives a text a style, where there are colours. */
export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string

const colored: Paint = (style, text) => styleText(style, text, { validateStream: false })
const uncolored: Paint = (_, text) => text

/** Styles for a terminal, or none for a file, a pipe, or somebody who set NO_COLOR. */
export const paintFor = (colors: boolean): Paint => (colors ? colored : uncolored)

/** A place as terminals and editors link it: file:line:column. */
export const placeText = (place: Place | undefined): string =>
  place === undefined ? '' : `${place.file}:${place.line}:${place.column}`
