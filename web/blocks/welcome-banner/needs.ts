import type { HomeContext } from '../block.tsx'
import type { BlockView } from '../block-view.ts'

export interface WelcomeNeeds {
  firstName: string
  /** Subscriber ID, or the employee id of a local 598 group (HOME-07); absent when there is none to show. */
  identifier: string | undefined
}

/** The welcome banner greets whoever is signed in; which identifier it shows is the manifest's word (HOME-05 to HOME-07). */
export function welcomeNeeds(view: BlockView<'welcome-banner'>, { data }: HomeContext): WelcomeNeeds | undefined {
  if (!data.member) return undefined
  const identifiers = {
    subscriberId: data.account?.subscriberId,
    employeeId: data.employee?.employeeId ?? undefined,
  }
  return { firstName: data.member.firstName, identifier: identifiers[view.identifier] }
}
