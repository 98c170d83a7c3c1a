import type { ClaimType } from '../generated/schema-types.ts'
import { TabLinks } from '../ui/tab-links/tab-links.tsx'
import { sayFrom } from '../ui/words/say-from.ts'

const bySlug = { medical: 'MEDICAL', dental: 'DENTAL', vision: 'VISION' } as const satisfies Record<string, ClaimType>

/** The form of a claim type in addresses (OPEN-17). */
type ClaimTypeSlug = keyof typeof bySlug

/** The claim type of a slug; undefined for any other text. */
export const claimTypeOfSlug = (slug: string | null | undefined): ClaimType | undefined =>
  typeof slug === 'string' && Object.hasOwn(bySlug, slug) ? bySlug[slug as ClaimTypeSlug] : undefined

/** The slug of a claim type. */
export const slugOfClaimType = (type: ClaimType): string => type.toLowerCase()

interface Props {
  /** Those that the member can have; the first is the default (CLAIM-02). */
  types: readonly ClaimType[]
  text: Readonly<Record<string, string>>
}

/** The claim types of a list as tabs. Another type has other providers and statuses, so those choices are dropped. */
export function ClaimTabs({ types, text }: Props) {
  const say = sayFrom(text)
  const tabs = types.map(slugOfClaimType).map(value => ({ value, label: say(value) }))
  return <TabLinks label={say('types')} name="type" tabs={tabs} forget={['page', 'provider', 'status']} />
}
