import type { Brand } from '../../schema/generated/manifests.ts'
import type { ShellView } from '../view.ts'

/** What every page tells of its brand. */
export function shownBrand(brand: Brand): ShellView['brand'] {
  const { id, name, legalName, language, timeZone, defaultRoute, changeGroupRoute, images } = brand
  const { unauthorized, homeFailure, session } = brand
  const shown = { id, name, legalName, language, timeZone, defaultRoute, changeGroupRoute, images }
  return { ...shown, unauthorized, homeFailure, copyTokenToLocalStorage: session.copyTokenToLocalStorage }
}
