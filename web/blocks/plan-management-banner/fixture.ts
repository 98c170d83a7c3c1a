import type { BlockView } from '../block.tsx'
import { paragraph } from '../testing/rich-text.ts'

type View = BlockView<'plan-management-banner'>

export const renewalView: View = {
  id: 'plan-renewal',
  block: 'plan-management-banner',
  column: 'full',
  title: "It's time to renew your plan",
  body: paragraph(
    'Open enrollment ends on **{openEnrollmentEnd}**. Review your plan for {upcomingPlanYear} before then.',
  ),
  link: { id: 'plan-renewal-manage', title: 'Manage your plan', target: '/account/plan-benefits' },
}

export const medicalEndsView: View = {
  id: 'plan-cancelled-medical',
  block: 'plan-management-banner',
  column: 'full',
  title: 'Your medical plan is ending',
  body: paragraph(
    'Your benefits end on **{coverageEnd}**. Your medical plan will not be renewed for the {upcomingPlanYear} plan year.',
  ),
}

export const bothEndView: View = {
  ...medicalEndsView,
  id: 'plan-cancelled-medical-dental',
  title: 'Your medical and dental plans are ending',
  body: paragraph(
    'Your benefits end on **{coverageEnd}**. Your medical and dental plans will not be renewed for the {upcomingPlanYear} plan year.',
  ),
}
