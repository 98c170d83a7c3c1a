import type { IdCard, IdCardPhone } from '../../../schema/generated/gateway-types.ts'
import type { Database } from '../../store/database.ts'

/** What every card of a brand says about the insurer. */
export interface CardIssuer extends Pick<IdCard, 'payerName' | 'payerId' | 'website' | 'claimsAddress'> {
  readonly rxBin: string
  readonly rxPcn: string
  readonly phones: IdCardPhone[]
}

/** The insurer of a brand; a brand without an entry has the common one. */
export function cardIssuer(database: Database, domainId: string): CardIssuer {
  const row = database.get<{ content: string }>(
    `select content from cardIssuer where domainId in (?, '') order by domainId desc limit 1`,
    domainId,
  )
  if (row === undefined) throw new Error('No insurer issues cards')
  return JSON.parse(row.content) as CardIssuer
}
