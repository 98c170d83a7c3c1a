import type { Handler } from '../../http/call.ts'
import { page } from './page.ts'

/** Stands in for the eBill site: says whether the user key is good and whether this is a first visit. */
export const showEbill: Handler<'showEbill'> = async ({ params, tokens }) => {
  const known = params.userKey !== undefined && (await tokens.verifyUserKey(params.userKey))
  return page('eBill stand-in', [
    known ? 'You are signed in by a valid user key.' : 'No valid user key came along.',
    params.firstTime === undefined ? 'Welcome back.' : 'This is your first visit.',
  ])
}
