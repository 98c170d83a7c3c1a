import type { PrimaryCareTilePartsFragment } from '../../generated/home.ts'
import type { HomeContext } from '../block.tsx'
import type { BlockView } from '../block-view.ts'

export type PrimaryCareNeeds = NonNullable<PrimaryCareTilePartsFragment['primaryCare']>

/** The tile shows when the menu would show the primary care link: then, and only then, the service answers (HOME-22). */
export function primaryCareNeeds(
  _view: BlockView<'primary-care-tile'>,
  { data }: HomeContext,
): PrimaryCareNeeds | undefined {
  return data.primaryCare ?? undefined
}
