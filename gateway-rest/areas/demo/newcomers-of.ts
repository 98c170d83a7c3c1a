import type { DemoNewcomer } from '../../../schema/generated/gateway-types.ts'
import type { Clock } from '../../clock.ts'
import { isAdult } from '../../is-adult.ts'
import { subscriberKeyOf } from '../../seed/build/family-plan.ts'
import { personaFamilies, personaNumber } from '../../seed/personas.ts'
import type { Database } from '../../store/database.ts'

/** The adults of a brand whose family was made without sign-ins, as long as they have none. */
export function newcomersOf(database: Database, clock: Clock, domainId: string): DemoNewcomer[] {
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
