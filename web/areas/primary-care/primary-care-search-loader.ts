import type { LoaderFunctionArgs } from 'react-router'
import { routeError } from '../../errors/failure.ts'
import { failingCodes, noWords } from '../../forms/form-rules.ts'
import { plainName } from '../../forms/patterns.ts'
import { PrimaryCareSearchScreenDocument } from '../../generated/primary-care-search-screen.ts'
import { pageSize } from '../../lists/page-of.ts'
import { createScreenLoader } from '../../screen/screen-loader.ts'
import { pageIn } from '../../ui/pagination/pagination.tsx'
import { canChoose, shortZip, suffixOf, usualRadius } from './primary-care-member.ts'
import { searchedSuffixes, searchedZip, searchRules, searchValues } from './provider-search.ts'

const load = createScreenLoader('primary-care-search', PrimaryCareSearchScreenDocument, {
  variables: searchVariables,
  handles: ['viewer.primaryCareProvider'],
  memberScreen: true,
})

/** The providers found by the address's search and the members who may choose one; not found for a member whom the viewer may not see. */
export async function primaryCareSearchLoader(place: LoaderFunctionArgs) {
  const { screen, view, data, errors } = await load(place)
  const { viewer } = data
  const member = viewer?.family?.member?.primaryCare
  if (!member) throw routeError({ status: 404 })
  const { withProvider = [], withoutProvider = [] } = viewer.primaryCare ?? {}
  const choosers = [...withProvider, ...withoutProvider].filter(canChoose)
  return {
    screen,
    view,
    member,
    choosers: choosers.sort((one, other) => one.suffix - other.suffix),
    homeZip: shortZip(viewer.family?.address?.zipCode),
    emailAddress: viewer.preferences?.emailAddress ?? undefined,
    providers: viewer.primaryCareProviders ?? undefined,
    provider: viewer.primaryCareProvider ?? undefined,
    choosing: searchVariables(place).choosing,
    lookupFailed: errors.length > 0,
  }
}

export type SearchData = Awaited<ReturnType<typeof primaryCareSearchLoader>>

/** Query parameter with the provider to confirm. */
export const providerField = 'provider'

const wordlessRules = searchRules(noWords)
/** Used before a search. The compiled executor ignores defaults of input fields, so the radius is given here. */
const noSearch = { radius: usualRadius }

/** What to ask the gateway: providers once the search is valid, and then the one to confirm (PCP-13). */
export function searchVariables({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>) {
  const address = new URL(request.url).searchParams
  const suffix = suffixOf(params)
  const values = searchValues(address)
  const searching = values !== undefined && !failingCodes(wordlessRules, values)
  const provider = address.get(providerField) ?? ''
  return {
    suffix,
    searching,
    search: searching ? toSearch(suffix, values) : noSearch,
    skip: pageIn(address) * pageSize,
    choosing: searching && provider !== '',
    provider,
  }
}

function toSearch(suffix: number, values: Readonly<Record<string, string>>) {
  const { zip = '', radius, effectiveDate: from = null, searchString = '' } = values
  return {
    suffixes: searchedSuffixes(suffix, values),
    from,
    radius: Number(radius),
    zip: searchedZip(zip),
    searchString: plainName(searchString) || null,
  }
}
