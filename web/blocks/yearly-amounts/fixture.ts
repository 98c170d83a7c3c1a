import type { BlockView } from '../block.tsx'

export const yearlyAmountsView: BlockView<'yearly-amounts'> = {
  id: 'yearly-amounts',
  block: 'yearly-amounts',
  column: 'full',
  plans: [
    { category: 'medical', title: 'Your medical plan this year' },
    { category: 'dental', title: 'Your dental plan this year' },
  ],
  amounts: [
    { limitType: 'Deductible - In Network', title: 'Deductible' },
    { limitType: 'Out-of-Pocket Maximum', title: 'Out-of-pocket maximum' },
    { limitType: 'Annual Limit', title: 'Annual limit' },
  ],
  family: 'Family: {remaining} left of {total}',
  link: { id: 'yearly-amounts-benefits', title: 'See your benefits', target: '/benefits' },
}
