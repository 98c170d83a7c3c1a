import type { Path } from '../../../engine/overlay/place.ts'

/** A path as a JSON pointer. */
export const pointerOf = (path: Path): string =>
  path.map(step => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
