import type { LoaderFunctionArgs } from 'react-router'
import { routeError } from '../../errors/failure.ts'
import { PrimaryCareMemberScreenDocument } from '../../generated/primary-care-member-screen.ts'
import { redirectTo } from '../../screen/redirect.ts'
import { createScreenLoader } from '../../screen/screen-loader.ts'
import { searchPath } from './primary-care-path.ts'
import { suffixIn } from './suffix-in.ts'

const load = createScreenLoader(PrimaryCareMemberScreenDocument, {
  variables: ({ params }) => ({ memberSuffix: suffixIn(params) }),
  memberScreen: true,
})

/** A member whom the viewer may not see is not found; one without a provider has nothing but the search (PCP-09). */
export async function primaryCareMemberLoader(place: LoaderFunctionArgs) {
  const screen = await load(place)
  const member = screen.data.viewer?.primaryCareMember
  if (!member) throw routeError({ status: 404 })
  if (member.providerName === null) throw redirectTo(searchPath(member.memberSuffix))
  const { view, errors } = screen
  return { ...screen, view, member: { ...member, providerName: member.providerName }, lookupFailed: errors.length > 0 }
}
