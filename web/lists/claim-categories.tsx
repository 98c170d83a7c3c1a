import { TabLinks } from '../ui/tab-links/tab-links.tsx'
import { sayFrom } from '../ui/words/say-from.ts'

const categories = { medical: 'MEDICAL', dental: 'DENTAL', vision: 'VISION' } as const

/** Words of addresses for the kinds of claims (OPEN-17). */
type ClaimCategoryWord = keyof typeof categories
type ClaimCategoryName = (typeof categories)[ClaimCategoryWord]

/** The kind of claims that a word of an address means; undefined for any other word. */
export const claimCategoryOf = (word: string | null | undefined): ClaimCategoryName | undefined =>
  typeof word === 'string' && Object.hasOwn(categories, word) ? categories[word as ClaimCategoryWord] : undefined

/** The word of addresses for a kind of claims. */
export const claimCategoryWord = (category: ClaimCategoryName): ClaimCategoryWord =>
  category.toLowerCase() as ClaimCategoryWord

interface Props {
  /** Those that the member can have; the first is the default (CLAIM-02). */
  categories: readonly ClaimCategoryName[]
  text: Readonly<Record<string, string>>
}

/** The kinds of claims of a list as tabs. Another kind has other providers and states, so those choices stay behind. */
export function ClaimTabs({ categories, text }: Props) {
  const say = sayFrom(text)
  const tabs = categories.map(claimCategoryWord).map(value => ({ value, label: say(value) }))
  return <TabLinks label={say('types')} name="type" tabs={tabs} forget={['page', 'provider', 'status']} />
}
