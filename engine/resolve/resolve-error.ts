import { type Known, know, type MemberState, type Report } from '../state.ts'
import type { ErrorPageView, ScreenView } from '../view.ts'
import type { CompiledManifest } from './compile-manifest.ts'

/** Status of the generic page, used for every status without a page of its own. */
const generic = 0

/** The error page of a status, else the generic page (ERR-26); undefined only when the member sees neither. */
export function errorPage({ errors }: CompiledManifest, status: number, known: Known): ErrorPageView | undefined {
  const pages = errors.pages.resolve(known)
  return pages.find(page => page.status === status) ?? pages.find(page => page.status === generic)
}

/** The screen for an address that does not open: refused, unknown, or failed with a status. */
export function resolveError(
  compiled: CompiledManifest,
  status: number,
  state: MemberState,
  report?: Report,
): ScreenView {
  const error = errorPage(compiled, status, know(state, report))
  return { text: compiled.text.error ?? {}, ...(error ? { error } : {}) }
}
