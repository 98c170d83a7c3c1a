import { type SeedRow, seedRow } from './build/seed-row.ts'
import { calendars } from './data/calendars.ts'
import { domains } from './data/domains.ts'
import { groups } from './data/groups.ts'
import { planDesigns } from './data/plan-designs.ts'
import { programs } from './data/programs.ts'
import { providers } from './data/providers.ts'

/** What families refer to and brands publish: groups, providers, limits, programs, calendars. */
export function* referenceRows(): Generator<SeedRow> {
  for (const group of Object.values(groups)) {
    yield seedRow('planGroup', { ...group, groupEffectiveDate: '2015-01-01', groupTerminationDate: '9999-12-31' })
  }
  for (const { providerId, providerName, providerTitle, locations } of providers) {
    yield seedRow('provider', { providerId, providerName, providerTitle, locations: JSON.stringify(locations) })
  }
  for (const { classPlanId, productCategory, limits } of Object.values(planDesigns)) {
    for (const [position, limit] of limits.entries())
      yield seedRow('planLimit', { classPlanId, productCategory, position, ...limit })
  }
  for (const { id, accreditations, chat, products } of domains) yield* brandRows(id, accreditations, chat, products)
  for (const [domainId, content] of calendars) yield seedRow('calendar', { domainId, content })
}

function* brandRows(domainId: string, ...[accreditations, chat, products]: BrandContent): Generator<SeedRow> {
  yield seedRow('brand', {
    domainId,
    accreditations: JSON.stringify({
      accreditations: Object.fromEntries(accreditations.map(one => [one.elementValue, one])),
    }),
    chat: JSON.stringify(chat),
    products: JSON.stringify(products),
  })
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

type Domain = (typeof domains)[number]
type BrandContent = [Domain['accreditations'], Domain['chat'], Domain['products']]
