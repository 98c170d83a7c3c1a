import type { ErrorPageView, ErrorsView } from '../../../engine/view.ts'

/** The tips that an error page names, in its order; each is written once for all pages (ERR-28, ERR-40). */
export const tipsOf = (page: Pick<ErrorPageView, 'tips'>, errors: Pick<ErrorsView, 'tips'>) =>
  page.tips.flatMap(id => errors.tips.filter(tip => tip.id === id))
