import type { LoaderFunctionArgs } from 'react-router'
import { createScreenLoader } from '../../app/create-screen-loader.ts'
import { failed } from '../../app/failure.ts'
import { leadTo } from '../../app/lead-to.ts'
import { PrimaryCareMemberScreenDocument } from '../../generated/primary-care-member-screen.ts'
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
  if (!member) throw failed({ status: 404 })
  if (member.providerName === null) throw leadTo(searchPath(member.memberSuffix))
  const { view, errors } = screen
  return { ...screen, view, member: { ...member, providerName: member.providerName }, lookupFailed: errors.length > 0 }
}
