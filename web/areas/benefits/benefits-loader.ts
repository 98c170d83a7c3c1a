import type { LoaderFunctionArgs } from 'react-router'
import { routeError } from '../../errors/failure.ts'
import { BenefitsScreenDocument, type BenefitsScreenQuery } from '../../generated/benefits-screen.ts'
import { PeriodScreenDocument, type PeriodScreenQuery } from '../../generated/period-screen.ts'
import { PeriodServiceScreenDocument, type PeriodServiceScreenQuery } from '../../generated/period-service-screen.ts'
import { ServiceScreenDocument, type ServiceScreenQuery } from '../../generated/service-screen.ts'
import { createScreenLoader, type ScreenData } from '../../screen/screen-loader.ts'
import { type Asked, asked } from './asked.ts'

export type BenefitsQuery = BenefitsScreenQuery | ServiceScreenQuery | PeriodScreenQuery | PeriodServiceScreenQuery

const ofToday = ({ category, memberSuffix }: Asked) => ({ category, memberSuffix })
const ofService = ({ service = '' }: Asked) => ({ service })
const ofPeriod = ({ effectiveTime = '' }: Asked) => ({ effectiveTime })

const category = createScreenLoader(BenefitsScreenDocument, { variables: place => ofToday(asked(place)) })
const service = createScreenLoader(ServiceScreenDocument, {
  variables: place => ({ ...ofToday(asked(place)), ...ofService(asked(place)) }),
})
const period = createScreenLoader(PeriodScreenDocument, {
  variables: place => ({ ...ofToday(asked(place)), ...ofPeriod(asked(place)) }),
})
const periodService = createScreenLoader(PeriodServiceScreenDocument, {
  variables: place => ({ ...ofToday(asked(place)), ...ofPeriod(asked(place)), ...ofService(asked(place)) }),
})

/**
 * Loads one kind of coverage or one of its services, as they are today or were in an earlier plan period; a period
 * without that kind of coverage is not found (HISTORY-07).
 */
export async function benefitsLoader(args: LoaderFunctionArgs): Promise<ScreenData<BenefitsQuery>> {
  const { effectiveTime, service: named } = asked(args)
  if (effectiveTime === undefined) return named === undefined ? category(args) : service(args)
  const found = await (named === undefined ? period(args) : periodService(args))
  if (!found.data.viewer?.benefitPeriod?.benefits) throw routeError({ status: 404 })
  return found
}
