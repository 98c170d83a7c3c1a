import type { LoaderFunctionArgs } from 'react-router'
import { routeError } from '../../errors/failure.ts'
import { PrimaryCareSearchScreenDocument } from '../../generated/primary-care-search-screen.ts'
import { createScreenLoader } from '../../screen/screen-loader.ts'
import { canChoose } from './can-choose.ts'
import { searchVariables } from './search-variables.ts'

const load = createScreenLoader(PrimaryCareSearchScreenDocument, { variables: searchVariables, memberScreen: true })

/** Providers for the search of the address, and who may choose one; a member whom the viewer may not see is not found. */
export async function primaryCareSearchLoader(place: LoaderFunctionArgs) {
  const { view, data, errors } = await load(place)
  const { viewer } = data
  if (!viewer?.primaryCareMember) throw routeError({ status: 404 })
  const { withProvider = [], withoutProvider = [] } = viewer.primaryCare ?? {}
  const choosers = [...withProvider, ...withoutProvider].filter(canChoose)
  return {
    view,
    member: viewer.primaryCareMember,
    choosers: choosers.sort((one, other) => one.memberSuffix - other.memberSuffix),
    /** Five digits of the family's own place, where there are any. */
    homeZip: /^\d{5}/.exec(viewer.account?.address?.zipCode ?? '')?.[0],
    emailAddress: viewer.preferences?.emailAddress ?? undefined,
    providers: viewer.primaryCareProviders ?? undefined,
    provider: viewer.primaryCareProvider ?? undefined,
    choosing: searchVariables(place).choosing,
    lookupFailed: errors.length > 0,
  }
}

export type SearchData = Awaited<ReturnType<typeof primaryCareSearchLoader>>
