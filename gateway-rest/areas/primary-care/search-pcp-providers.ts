import type { Handler } from '../../http/call.ts'
import { pageOf } from '../../http/page-of.ts'
import { memberToTreat } from './member-to-treat.ts'
import { zipsWithin } from './near-zips.ts'
import { type ProviderRow, providerOf } from './provider.ts'

// Starts from the few nearby ZIP codes; every search word must occur in the provider's text.
const NEAR_PROVIDERS = `json_each(?) as near join providerLocation on providerLocation.zipCode = near.key
  join provider using (providerId)
  where isPrimaryCare = 1 and youngestAge <= ? and oldestAge >= ?
  and not exists (select 1 from json_each(?) as word where instr(searchText, word.value) = 0)`

/** `POST pcp/search` (CALL-57, PCP-13): a page of providers who can treat all the members, nearest first. */
export const searchPcpProviders: Handler<'searchPcpProviders'> = call => {
  const { params, body, database } = call
  const ages = body.members.map((member, index) => memberToTreat(call, member, `members.${index}`).age)
  const near = zipsWithin(database, body.zip, body.radius)
  const words = (body.searchString ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const values = [
    JSON.stringify(Object.fromEntries(near)),
    Math.min(...ages),
    Math.max(...ages),
    JSON.stringify(words),
  ] as const
  const total = database.get<{ count: number }>(
    `select count(distinct providerId) as count from ${NEAR_PROVIDERS}`,
    ...values,
  )
  const rows = database.all<ProviderRow>(
    `select provider.* from ${NEAR_PROVIDERS} group by providerId
     order by min(near.value), providerName, providerId limit ? offset ?`,
    ...values,
    params.size,
    params.page * params.size,
  )
  return pageOf(
    rows.map(row => providerOf(database, row, near)),
    { number: params.page, size: params.size, totalElements: total?.count ?? 0 },
  )
}
