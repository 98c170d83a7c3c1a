import type { Reach } from './model/reach-of.ts'

/** So many are named; of more their number is told. */
const most = 4

const and = new Intl.ListFormat('en', { type: 'conjunction' })

function listed(names: readonly string[]): string {
  const more = names.length - most
  return and.format(more > 0 ? [...names.slice(0, most), `${more} more`] : names)
}

/** Whom an edit of base reaches, in a sentence or two (STUDIO-07). */
export function reachInWords({ reached, own, without, users }: Reach): string {
  const names = (met: Reach['reached']) => listed(met.map(({ name }) => name))
  return [
    reached.length === 0 ? 'A change here reaches no brand.' : `A change here reaches ${names(reached)}.`,
    own.length > 0 ? `Not ${names(own)}: said otherwise there.` : '',
    without.length > 0 ? `Not ${names(without)}: taken out there.` : '',
    users.length > 0 ? `It decides about ${listed(users)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
