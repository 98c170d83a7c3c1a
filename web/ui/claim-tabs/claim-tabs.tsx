import { type ClaimCategoryName, claimCategoryWord } from '../../forms/claim-category.ts'
import { TabLinks } from '../tab-links/tab-links.tsx'
import { sayFrom } from '../words/say-from.ts'

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
