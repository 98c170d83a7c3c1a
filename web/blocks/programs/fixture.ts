import type { ScreenView } from '../../../engine/view.ts'
import type { BlockView } from '../block.tsx'
import { paragraph } from '../testing/rich-text.ts'

export const programsView: BlockView<'programs'> = {
  id: 'programs',
  block: 'programs',
  column: 'full',
  title: 'Programs',
  body: paragraph('Valuable services and perks included in your plan.'),
  most: 6,
  allLink: { id: 'programs-all', title: 'View all programs', target: '/benefits/programs' },
}

/** The view of a brand that features a limit and has no link to all programs. */
export const featuringView: BlockView<'programs'> = {
  id: 'programs',
  block: 'programs',
  column: 'full',
  title: 'Programs',
  body: programsView.body,
  most: 6,
  featuredLimit: {
    title: 'Benefits',
    category: 'dental',
    target: '/benefits/dental',
    linkLabel: 'See your dental benefits',
    remainingLabel: 'Remaining',
  },
}

export const programEntries: NonNullable<ScreenView['programs']> = {
  fallback: {
    icon: 'program',
    target: '/benefits/programs/{id}',
    way: { title: 'Ask us about this program', target: '/contact-us' },
  },
  items: [
    { id: 'text-a-doctor', program: 8, icon: 'chat' },
    { id: 'choose-healthy', program: 17, icon: 'leaf' },
    { id: 'passport-dental', program: 27, icon: 'globe', target: '/passport-dental' },
    { id: 'dental-cost-estimator', program: 33, icon: 'tooth', art: 'dental' },
    { id: 'find-a-dentist', program: 92, icon: 'map-pin', art: 'dental', target: '/find-care/find-a-dentist' },
    { id: 'digital-claims', program: 93, icon: 'document', newTab: true },
  ],
}
