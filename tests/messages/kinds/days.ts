import { each, type Kind, values } from '../support/mutation.ts'
import { preceded } from '../support/mutations.ts'

const update = 'base/home.json items/primary-care-update/until'

/** Days and times that are none, or come in the wrong order. */
export const days: readonly Kind[] = [
  values('a day in another form', { [update]: '03/31/2025' }),
  values('a day in words', { [update]: 'end of March' }),
  values('a day that does not exist', { [update]: '2025-02-30' }),
  values('a year of two figures', { [update]: '0025-03-31' }),
  values('a month that does not exist', { [update]: '2025-13-01' }),
  each('an end before the beginning', { [update]: preceded('from', '2025-04-01') }),
  values('a time zone that is none', { 'base/brand.json timeZone': 'America/Los_Angelos' }),
  values('a time zone far from any', { 'base/brand.json timeZone': 'West Coast' }),
]
