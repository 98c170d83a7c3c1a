import type { ErrorsView } from '../../engine/view.ts'
import type { Failure } from '../errors/failure.ts'

/** The page of an error's status; the generic one, status 0, for every status without its own (ERR-26). */
export const errorPageOf = (errors: ErrorsView, status: number) =>
  errors.pages.find(page => page.status === status) ?? errors.pages.find(page => page.status === 0)

/** Title of an error page: the one the server sent with it, else its heading. */
export const failureTitle = (failure: Failure, errors: ErrorsView) =>
  failure.title ?? (failure.page ?? errorPageOf(errors, failure.status))?.heading

/** Title of the browser's window: the screen's, then the brand's. */
export const windowTitle = (title: string | undefined, brand: string) => (title ? `${title} | ${brand}` : brand)
