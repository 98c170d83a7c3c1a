// Generated from schema/categories.json by `npm run generate`. Do not edit.

/** Categories in sort order: by place, and by the order of the list where a place is shared. */
export const categories = [
  { id: 'summary', label: 'Summary', place: 1 },
  { id: 'medical', label: 'Medical', place: 1 },
  { id: 'dental', label: 'Dental', place: 2 },
  { id: 'vision', label: 'Vision', place: 3 },
  { id: 'pharmacy', label: 'Pharmacy', place: 4 },
  { id: 'programs', label: 'Programs', place: 5 },
  { id: 'referrals', label: 'Referrals', place: 6 },
  { id: 'handbooks', label: 'Handbooks', place: 7 },
  { id: 'certificate', label: 'Certificate', place: 8 },
  { id: 'medicare-materials', label: 'Medicare Materials', place: 9 },
  { id: 'prior-authorization', label: 'Prior Authorization', place: 10 },
  { id: 'none', label: 'None', place: 11 },
] as const
export type CategoryId = (typeof categories)[number]['id']
