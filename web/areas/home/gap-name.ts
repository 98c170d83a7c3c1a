import type { BlockKind } from '../../blocks/block-view.ts'

/** Key of the manifest's text "home" that names what a kind of block shows. */
const nameKeys: { readonly [Kind in BlockKind]: string } = {
  'welcome-banner': 'memberInfo',
  'info-banner': 'memberInfo',
  'plan-management-banner': 'planManagement',
  'ebill-alert': 'ebill',
  'preventive-care-card': 'preventiveCare',
  'primary-care-tile': 'primaryCare',
  'recent-claims': 'recentClaims',
  'member-info-tile': 'memberInfo',
  tools: 'tools',
  programs: 'programs',
}

/** What to call a block that is missing, in the manifest's words. */
export const gapName = (kind: BlockKind, text: { [key: string]: string }): string => text[nameKeys[kind]] ?? ''
