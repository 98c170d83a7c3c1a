import type { Limit } from '../../schema/generated/gateway-types.ts'
import { cents } from '../shared/cents.ts'

/** Whether a dental limit is a maximum at all: totals of -1 and 0, for one person or the family, mean none. */
export function hasMaximum({ productCategory, total }: Pick<Limit, 'productCategory' | 'total'>): boolean {
  if (productCategory !== 'D' || total === null) return true
  return cents(total) !== -100 && cents(total) !== 0
}
