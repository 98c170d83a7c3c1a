import type { BlockView } from '../block.tsx'
import { paragraph } from '../testing/rich-text.ts'

export const primaryCareView: BlockView<'primary-care-tile'> = {
  id: 'primary-care',
  block: 'primary-care-tile',
  column: 'side',
  title: 'Primary care',
  body: paragraph('A primary care provider knows you and guides your care.'),
  chooseTitle: 'Choose a provider for',
  chooseLabel: 'Find a provider',
  selectedTitle: 'Your providers',
  comingLabel: 'From {date}: {provider}',
  allLabel: 'View all primary care',
}
