import type { Handler } from '../../http/call.ts'
import { DEMO_PASSWORD, demoSignIns } from '../../seed/personas.ts'
import { newcomersOf } from './newcomers-of.ts'

/**
 * `GET /demo/sign-ins`: the made-up people to sign in as, for `npm start` to print, and those who can register. They
 * exist in this gateway only.
 */
export const listDemoSignIns: Handler<'listDemoSignIns'> = ({ database, clock }) => {
  const brands = database.all<{ domainId: string }>('select domainId from brand order by cast(domainId as integer)')
  const domainIds = brands.map(({ domainId }) => domainId)
  return {
    password: DEMO_PASSWORD,
    signIns: demoSignIns(domainIds),
    newcomers: domainIds.flatMap(domainId => newcomersOf(database, clock, domainId)),
  }
}
