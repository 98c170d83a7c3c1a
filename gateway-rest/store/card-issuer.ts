import type { Category, IdCard, IdCardPhone } from '../../schema/generated/gateway-types.ts'
import type { Database } from './database.ts'

/** What a brand's ID cards and letters say about the insurer, and how they look. */
export interface CardIssuer extends Pick<IdCard, 'payerName' | 'payerId' | 'website' | 'claimsAddress'> {
  readonly rxBin: string
  readonly rxPcn: string
  /** The network of each kind of coverage (MEMBER-40). */
  readonly networks: Readonly<Record<Category, string>>
  readonly phones: readonly CardPhone[]
  /** How many days there are to appeal a decision (MEMBER-12). */
  readonly appealDays: number
  readonly look: IssuerLook
}

interface CardPhone extends IdCardPhone {
  /** The kinds of coverage on whose card it stands; on every card without. */
  readonly on?: readonly Category[]
}

/** A brand's logo and colours, `#rrggbb`, for what is printed (MEMBER-39). */
export interface IssuerLook {
  /** An SVG of shapes, to stand on the head's colour; null where there is only a name. */
  readonly logo: string | null
  /** The strip that the logo stands on. */
  readonly header: string
  readonly onHeader: string
  readonly primary: string
  readonly onPrimary: string
  readonly accent: string
  readonly text: string
  readonly textMuted: string
}

/** The days that a brand has which says nothing of its own. */
export const usualAppealDays = 180

/** The insurer of a brand; a brand without an entry has the default one. */
export function cardIssuer(database: Database, domainId: string): CardIssuer {
  const row = database.get<{ content: string }>(
    `select content from cardIssuer where domainId in (?, '') order by domainId desc limit 1`,
    domainId,
  )
  if (row === undefined) throw new Error('There is no default card issuer.')
  // Data that was kept before issuers had days of their own has the usual ones.
  const kept = JSON.parse(row.content) as Omit<CardIssuer, 'appealDays'> & { readonly appealDays?: number }
  return { ...kept, appealDays: kept.appealDays ?? usualAppealDays }
}
