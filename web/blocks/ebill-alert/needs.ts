import type { HomeContext } from '../block.tsx'
import type { BlockView } from '../block-view.ts'

/** The eBill alert follows the service, and never shows to a termed or ineligible member (EBILL-06, HOME-14, HOME-15). */
export function ebillAlertNeeds(_view: BlockView<'ebill-alert'>, { data }: HomeContext): object | undefined {
  const shown = data.ebill?.showAlert && data.ebill.eligible && data.facts?.memberStatus !== 'termed'
  return shown ? {} : undefined
}
