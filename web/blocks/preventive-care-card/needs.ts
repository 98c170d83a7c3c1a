import type { HomeContext } from '../block.tsx'
import type { BlockView } from '../block-view.ts'

export interface PreventiveCareNeeds {
  /** yyyy-mm-dd; null when none came back (HOME-21). */
  dueDate: string | null
}

/** The card shows with or without a due date; who gets it is the manifest's word (HOME-16, HOME-20, HOME-21). */
export function preventiveCareNeeds(
  _view: BlockView<'preventive-care-card'>,
  { data }: HomeContext,
): PreventiveCareNeeds {
  return { dueDate: data.preventiveCareDueDate ?? null }
}
