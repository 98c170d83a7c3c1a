import { useSearchParams } from 'react-router'
import { IdCardScreenDocument, type IdCardScreenQuery } from '../../generated/id-card-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { Page } from '../../ui/page/page.tsx'
import { PrintButton } from '../../ui/print-button/print-button.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { categoryNamed, nameOfCategory } from './card-category.ts'
import { IdCardList } from './id-card-list.tsx'
import { NoIdCard } from './no-id-card.tsx'
import { WholeIdCard } from './whole-id-card.tsx'

export const loader = createScreenLoader(IdCardScreenDocument, {
  variables: ({ request }) => ({ category: categoryNamed(new URL(request.url).searchParams.get('category')) ?? null }),
})

/** The fronts of the member's cards; the one that the address names, or the only one, whole (IDCARD-03 to IDCARD-05). */
export function Component() {
  const { view, data, screen } = useScreen<IdCardScreenQuery>()
  const { text } = view
  const say = sayFrom(text)
  const [search] = useSearchParams()
  const cards = data.viewer?.offeredIdCards ?? []
  const [card, another] = cards
  const category = card && say(nameOfCategory(card.category))
  return (
    <Page
      heading={category && !another ? say('headingOne', { category }) : say('heading')}
      lead={cards.length > 0 && say('lead')}
      back={search.has('category') ? { target: screen.path, label: say('back') } : undefined}
      actions={cards.length > 0 && <PrintButton />}
    >
      {!card && <NoIdCard text={text} />}
      {card && (another ? <IdCardList cards={cards} text={text} /> : <WholeIdCard card={card} text={text} />)}
    </Page>
  )
}
