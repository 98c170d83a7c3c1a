import type { BlockView } from '../block.tsx'

export const memberInfoView: BlockView<'member-info-tile'> = {
  id: 'member-info',
  block: 'member-info-tile',
  column: 'side',
  title: 'Your membership',
  subscriberIdLabel: 'Subscriber ID',
  groupLabel: 'Group',
  idCardLink: { id: 'member-info-id-card', title: 'View your ID card', target: '/id-card' },
}
