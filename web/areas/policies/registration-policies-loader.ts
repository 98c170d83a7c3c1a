import type { LoaderFunctionArgs } from 'react-router'
import { routeError } from '../../errors/failure.ts'
import { RegistrationPoliciesScreenDocument } from '../../generated/registration-policies-screen.ts'
import { createScreenLoader } from '../../screen/screen-loader.ts'

const open = createScreenLoader(RegistrationPoliciesScreenDocument)

/**
 * Opens the page. Its call is one of those that the screen answers for itself (ERR-09), and without the starting
 * values there is nothing to show but the error page (POLICY-15, POLICY-18).
 */
export async function registrationPoliciesLoader(asked: LoaderFunctionArgs) {
  const { errors, data, ...screen } = await open(asked)
  const viewer = data.viewer
  if (errors[0] || !viewer) throw routeError({ status: errors[0]?.status ?? 500 })
  return { ...screen, policy: viewer.registrationPolicy, subscriber: viewer.member?.relationship === 'SUBSCRIBER' }
}
