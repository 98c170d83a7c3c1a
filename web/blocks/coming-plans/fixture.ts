import type { BlockView } from '../block.tsx'
import { paragraph } from '../testing/rich-text.ts'

export const comingPlansView: BlockView<'coming-plans'> = {
  id: 'coming-plans',
  block: 'coming-plans',
  column: 'full',
  title: 'Your coverage starts on {date}',
  starts: 'Starts {date}',
  names: { medical: 'Medical', dental: 'Dental', vision: 'Vision', pharmacy: 'Pharmacy' },
  body: paragraph('Until then you can see what your plans will pay for.'),
  benefitsLabel: 'See what they will cover',
  links: [{ id: 'coming-plans-care', title: 'Find care', target: '/find-care' }],
}
