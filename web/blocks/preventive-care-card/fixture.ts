import type { BlockView } from '../block.tsx'
import { paragraph } from '../testing/rich-text.ts'

export const preventiveView: BlockView<'preventive-care-card'> = {
  id: 'preventive-care',
  block: 'preventive-care-card',
  column: 'main',
  title: 'Preventive care initiative',
  body: paragraph('Have your preventive care visit for plan year 2026-2027 before your due date.'),
  dueDateText: 'Your due date is {dueDate}.',
  unavailable: 'Your due date is unavailable right now. Please contact your advocate.',
  phone: '503-555-0142',
  email: 'preventive-care@portal.example',
  phoneLabel: 'Call your advocate',
  emailLabel: 'Email your advocate',
}
