import { stripVTControlCharacters } from 'node:util'
import type { Place } from '../../../engine/overlay/place.ts'
import type { Paint } from '../frame/paint.ts'
import { placeText } from './place-text.ts'

/** Lines with the place where each was written, in a column of its own. */
export function withPlaces(lines: readonly { text: string; place?: Place | undefined }[], paint: Paint): string[] {
  const width = (text: string) => stripVTControlCharacters(text).length
  const widest = Math.max(...lines.map(({ text }) => width(text)))
  return lines.map(({ text, place }) =>
    place === undefined ? text : `${text}${' '.repeat(widest - width(text))}  ${paint('dim', placeText(place))}`,
  )
}
