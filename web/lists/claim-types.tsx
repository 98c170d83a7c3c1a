import type { ClaimType } from '../generated/schema-types.ts'
import { lowerCase } from '../ui/format/lower-case.ts'
import { TabLinks } from '../ui/tab-links/tab-links.tsx'

const bySlug = { medical: 'MEDICAL', dental: 'DENTAL', vision: 'VISION' } as const satisfies Record<string, ClaimType>

/** The form of a claim type in addresses (OPEN-17). */
type ClaimTypeSlug = keyof typeof bySlug

const isSlug = (slug: string): slug is ClaimTypeSlug => Object.hasOwn(bySlug, slug)

/** The claim type of a slug; undefined for any other text. */
export const claimTypeOfSlug = (slug: string | null | undefined): ClaimType | undefined =>
  typeof slug === 'string' && isSlug(slug) ? bySlug[slug] : undefined

/** The slug of a claim type. */
export const slugOfClaimType = (type: ClaimType) => lowerCase(type)

interface ClaimTabsWords extends Record<ClaimTypeSlug, string> {
  /** What the tabs choose between. */
  types: string
}

interface Props {
  /** Those that the member can have; the first is the default (CLAIM-02). */
  types: readonly ClaimType[]
  text: ClaimTabsWords
}

/** The claim types of a list as tabs. Another type has other providers and statuses, so those choices are dropped. */
export function ClaimTabs({ types, text }: Props) {
  const tabs = types
    .map(slugOfClaimType)
    .filter(isSlug)
    .map(value => ({ value, label: text[value] }))
  return <TabLinks label={text.types} name="type" tabs={tabs} forget={['page', 'provider', 'status']} />
}
