import type { DemoNewcomer } from '../../schema/generated/gateway-types.ts'
import type { Clock } from '../clock.ts'
import type { Handler } from '../http/call.ts'
import { isAdult } from '../is-adult.ts'
import { subscriberKeyOf } from '../seed/build/family-plan.ts'
import { DEMO_PASSWORD, demoSignIns, personaFamilies, personaNumber } from '../seed/personas.ts'
import type { Database } from '../store/database.ts'

/**
 * `GET /demo/sign-ins`: the demonstration sign-ins that `npm start` prints, and people who can still register. Only
 * this gateway has it.
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

/** The adults of a brand's family without sign-ins who have not registered yet. */
function newcomersOf(database: Database, clock: Clock, domainId: string): DemoNewcomer[] {
  return personaFamilies
    .flatMap(({ signIns }, index) => (signIns.length === 0 ? [personaNumber(domainId, index)] : []))
    .flatMap(number =>
      database.all<Omit<DemoNewcomer, 'domainId'>>(
        `select subscriberId, firstName, lastName, dateOfBirth
         from member join family using (subscriberKey) left join signIn using (memberKey)
         where subscriberKey = ? and username is null order by suffix`,
        subscriberKeyOf({ number }),
      ),
    )
    .filter(({ dateOfBirth }) => isAdult(dateOfBirth, clock.today()))
    .map(person => ({ ...person, domainId: Number(domainId) }))
}
