import { type LoaderFunctionArgs, redirect } from 'react-router'
import { createScreenLoader } from '../../app/create-screen-loader.ts'
import { ReferralsScreenDocument } from '../../generated/referrals-screen.ts'
import { offeredQuery } from './offered-query.ts'
import { referralsAsked } from './referrals-asked.ts'

const open = createScreenLoader(ReferralsScreenDocument, {
  variables: ({ request }) => referralsAsked(new URL(request.url).searchParams),
})

/** Opens the page of referrals that the address asks for. */
export async function referralsLoader(asked: LoaderFunctionArgs) {
  const answer = await open(asked)
  const { pathname, searchParams } = new URL(asked.request.url)
  const offered = answer.data.viewer && offeredQuery(searchParams, answer.data.viewer)
  if (offered) throw redirect(offered.size > 0 ? `${pathname}?${offered}` : pathname)
  return answer
}
