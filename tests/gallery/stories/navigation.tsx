import { pageOf } from '../../../web/lists/page-of.ts'
import { Pagination } from '../../../web/ui/pagination/pagination.tsx'
import { ResultCount } from '../../../web/ui/results/results.tsx'
import { TabLinks } from '../../../web/ui/tab-links/tab-links.tsx'
import { listedClaim, listOf, robin, sam } from '../../areas/support/claims-answers.ts'
import { type Story, storiesOf, wordsOf } from '../story.ts'
import { Stack } from './room.tsx'

export const navigationStories: readonly Story[] = [
  ...storiesOf('ui/pagination', 'Pagination', {
    '': {
      at: '/claims?page=2',
      draw: brand => <Pagination label={wordsOf(brand, 'claims')('heading')} page={1} totalPages={5} />,
    },
    'first-page': {
      at: '/claims',
      draw: brand => <Pagination label={wordsOf(brand, 'claims')('heading')} page={0} totalPages={5} />,
    },
  }),
  ...storiesOf('ui/results', 'Results', {
    '': {
      draw: ({ text }) => (
        <Stack>
          <ResultCount page={pageOf(1, listOf([listedClaim], 43))} text={text.claims} />
          <ResultCount page={pageOf(0, listOf([listedClaim]))} text={text.claims} />
          <ResultCount page={pageOf(0, listOf([]))} text={text.claims} />
        </Stack>
      ),
    },
  }),
  ...storiesOf('ui/tab-links', 'Tab links', {
    '': {
      at: '/claims?type=dental',
      draw: brand => {
        const say = wordsOf(brand, 'claims')
        const tabs = (['medical', 'dental', 'vision'] as const).map(value => ({ value, label: say(value) }))
        return <TabLinks label={say('types')} name="type" tabs={tabs} />
      },
    },
    pills: {
      at: '/claims',
      draw: brand => {
        const tabs = [robin, sam].map(({ suffix, firstName }) => ({ value: `${suffix}`, label: firstName }))
        return <TabLinks label={wordsOf(brand, 'claims')('member')} name="member" tabs={tabs} look="pills" />
      },
    },
  }),
]
