import type { Place } from '../../../engine/overlay/place.ts'

/** A place as terminals and editors link it: file:line:column. */
export const placeText = (place: Place | undefined): string =>
  place === undefined ? '' : `${place.file}:${place.line}:${place.column}`
