import type { PreferenceName } from '../../../schema/generated/gateway-types.ts'
import type { Handler } from '../../http/call.ts'

interface Offers {
  readonly hasEbill: number
  readonly medicareMaterials: number
}

/** `GET account/relevant-preferences` (CALL-19, OPEN-21): news for all; EOBs, eBill and Medicare mail for subscribers who get them. */
export const listRelevantPreferences: Handler<'listRelevantPreferences'> = ({ viewer, database }) => {
  const names: PreferenceName[] = ['emailBreakingNews']
  if (!viewer.isSubscriber) return names
  names.unshift('electronicEob')
  const offers = database.get<Offers>(
    'select hasEbill, medicareMaterials from family where subscriberKey = ?',
    viewer.subscriberKey,
  )
  if (offers?.medicareMaterials === 1) names.push('electronicMedicareMailing')
  if (offers?.hasEbill === 1) names.push('discontinuePaperStatements', 'emailWhenBillReady', 'emailPaymentReminder')
  return names
}
