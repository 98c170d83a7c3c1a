import type { ScreenView } from '../../engine/view.ts'
import type { ScreenPartsFragment } from '../generated/screen.ts'
import type { PortalError } from './portal.ts'

/** Every screen's document selects `screen(path: $path) { ...ScreenParts }`. */
export interface ScreenAnswer {
  screen: ScreenPartsFragment
}

export interface ScreenInfo {
  route: string | null
  kind: string
  title: string
  path: string
  params: Record<string, string>
}

/** What a screen's loader gives its component. */
export interface ScreenData<Data extends ScreenAnswer> {
  screen: ScreenInfo
  /** The surfaces that the manifest says this member sees here. */
  view: ScreenView
  /** The rest of the document's answer. */
  data: Omit<Data, 'screen'>
  /** Failures that the screen handles itself (ERR-19). */
  errors: PortalError[]
}
