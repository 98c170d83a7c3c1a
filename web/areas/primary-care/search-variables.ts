import type { LoaderFunctionArgs } from 'react-router'
import { failingCodes } from '../../forms/failing-codes.ts'
import { pageIn } from '../../ui/pagination/page-in.ts'
import { usualRadius } from './radius-choices.ts'
import { searchRules } from './search-rules.ts'
import { searchedSuffixes, searchValues } from './search-values.ts'
import { suffixIn } from './suffix-in.ts'

/** Name in the address of the provider whose choice is to be confirmed. */
export const providerField = 'provider'

const rules = searchRules({})
/** Stands in before a search. The compiled executor leaves defaults of input fields out, so the radius is said. */
const nothing = { radius: usualRadius }

/** What the address asks of the gateway: providers once the search is filled in well, and then the one to be chosen (PCP-13). */
export function searchVariables({ request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>) {
  const address = new URL(request.url).searchParams
  const memberSuffix = suffixIn(params)
  const values = searchValues(address)
  const searching = values !== undefined && !failingCodes(rules, values)
  const providerId = address.get(providerField) ?? ''
  return {
    memberSuffix,
    searching,
    search: searching ? toSearch(memberSuffix, values) : nothing,
    page: pageIn(address),
    choosing: searching && providerId !== '',
    providerId,
  }
}

function toSearch(memberSuffix: number, values: Readonly<Record<string, string>>) {
  const { zip = '', radius, effectiveDate = null, searchString = '' } = values
  return {
    memberSuffixes: searchedSuffixes(memberSuffix, values),
    effectiveDate,
    radius: Number(radius),
    zip: zip.trim(),
    searchString: searchString.trim() || null,
  }
}
