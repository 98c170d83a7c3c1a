import type { ToolView } from '../../../engine/view.ts'
import type { BlockView } from '../block.tsx'
import { paragraph } from '../testing/rich-text.ts'

export const toolsView: BlockView<'tools'> = {
  id: 'tools',
  block: 'tools',
  column: 'full',
  title: 'Tools',
  body: paragraph('Take charge of your healthcare with these helpful self-service tools.'),
}

export const toolEntries: ToolView[] = [
  { id: 'healthcare-cost-estimator', kind: 'program', program: 1 },
  { id: 'dental-cost-estimator', kind: 'program', program: 33 },
  { id: 'digital-claims', kind: 'program', program: 93 },
  {
    id: 'ebill',
    kind: 'shortcut',
    shortcut: -1,
    title: 'eBill',
    description: 'See and pay your premium invoices online.',
    icon: 'bill',
    action: 'open-ebill',
  },
  {
    id: 'outline-of-coverage',
    kind: 'shortcut',
    shortcut: -3,
    title: 'Outline of Coverage',
    icon: 'book',
    action: 'open-outline-of-coverage',
  },
  { id: 'all-programs', kind: 'shortcut', shortcut: -2, title: 'All programs', target: '/benefits/programs' },
  { id: 'text-a-doctor', kind: 'program', program: 8 },
]
