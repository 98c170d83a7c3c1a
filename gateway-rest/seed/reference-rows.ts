import { planRows } from './build/plan-rows.ts'
import { clinicProviders, providerRows } from './build/provider-rows.ts'
import { type SeedRow, seedRow } from './build/seed-row.ts'
import { calendarOf } from './data/calendars.ts'
import { cardIssuers } from './data/card-issuers.ts'
import type { SeedDomain } from './data/domains.ts'
import { groups } from './data/groups.ts'
import { programs } from './data/programs.ts'
import { providers } from './data/providers.ts'
import { zipAreas } from './data/zip-areas.ts'

/** What families of every brand refer to: groups, providers, ZIP codes, plans, card issuers. */
export function* referenceRows(): Generator<SeedRow> {
  for (const group of Object.values(groups)) {
    yield seedRow('planGroup', { ...group, groupEffectiveDate: '2015-01-01', groupTerminationDate: '9999-12-31' })
  }
  for (const provider of [...providers, ...clinicProviders()]) yield* providerRows(provider)
  for (const [zipCode, latitude, longitude] of zipAreas) yield seedRow('zipArea', { zipCode, latitude, longitude })
  yield* planRows()
  for (const [domainId, issuer] of Object.entries(cardIssuers))
    yield seedRow('cardIssuer', { domainId, content: JSON.stringify(issuer) })
}

/** What one brand publishes: accreditations, chat, products, holiday calendar, programs. */
export function* brandRows({ id: domainId, accreditations, chat, products }: SeedDomain): Generator<SeedRow> {
  yield seedRow('brand', {
    domainId,
    accreditations: JSON.stringify({
      accreditations: Object.fromEntries(accreditations.map(one => [one.elementValue, one])),
    }),
    chat: JSON.stringify(chat),
    products: JSON.stringify(products),
  })
  yield calendarRow(domainId)
  for (const { program, requiredCategory, phoneNumber, shortDescription } of programs) {
    const { id, displayOrder } = program
    yield seedRow('program', {
      domainId,
      id,
      displayOrder,
      content: JSON.stringify(program),
      requiredCategory,
      phoneNumber,
      shortDescription,
    })
  }
}

/** The holiday calendar of a domain, which need not have a brand. */
export const calendarRow = (domainId: string): SeedRow =>
  seedRow('calendar', { domainId, content: calendarOf(domainId) })
