import type { Handler } from '../../http/call.ts'
import { DEMO_PASSWORD, demoSignIns } from '../../seed/personas.ts'

/** `GET /demo/sign-ins`: the made-up people to sign in as, for `npm start` to print. They exist in this gateway only. */
export const listDemoSignIns: Handler<'listDemoSignIns'> = ({ database }) => {
  const brands = database.all<{ domainId: string }>('select domainId from brand order by cast(domainId as integer)')
  return { password: DEMO_PASSWORD, signIns: demoSignIns(brands.map(({ domainId }) => domainId)) }
}
