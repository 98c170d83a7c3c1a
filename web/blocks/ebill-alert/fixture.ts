import type { BlockView } from '../block.tsx'
import { paragraph } from '../testing/rich-text.ts'

export const ebillAlertView: BlockView<'ebill-alert'> = {
  id: 'ebill-alert',
  block: 'ebill-alert',
  column: 'full',
  title: 'Your invoices can come by eBill',
  body: paragraph('See and pay your premium invoices online, whenever it suits you.'),
  link: { id: 'ebill-alert-open', title: 'Go to eBill', target: '/account/ebill' },
}
