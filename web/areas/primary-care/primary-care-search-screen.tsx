import { useActionData, useLoaderData } from 'react-router'
import { Empty } from '../../ui/empty/empty.tsx'
import { Page } from '../../ui/page/page.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { canChoose } from './can-choose.ts'
import type { ChoiceAnswer } from './choice-answer.ts'
import { Chosen } from './chosen.tsx'
import { fullName } from './full-name.ts'
import { memberPath, primaryCarePath } from './primary-care-path.ts'
import type { primaryCareSearchLoader } from './primary-care-search-loader.ts'
import { Search } from './search.tsx'

export { chooseProviderAction as action } from './choose-provider-action.ts'
export { primaryCareSearchLoader as loader } from './primary-care-search-loader.ts'

/** Finds a provider for one or more members and chooses one (SCOPE-15, PCP-09, PCP-12 to PCP-19). */
export function Component() {
  const found = useLoaderData<typeof primaryCareSearchLoader>()
  const answer = useActionData() as ChoiceAnswer | undefined
  const { member, view } = found
  const say = sayFrom(view.text)
  const name = fullName(member)
  if (answer && 'message' in answer) return <Chosen message={answer.message} text={view.text} />
  const back = member.providerName === null ? primaryCarePath : memberPath(member.memberSuffix)
  const lead = member.providerName === null ? undefined : say('current', { provider: member.providerName })
  return (
    <Page heading={say('heading', { name })} lead={lead} back={{ target: back, label: say('back') }}>
      {canChoose(member) ? (
        <Search found={found} refusal={answer} />
      ) : (
        <Empty icon="heart" title={say('closedTitle', { name })}>
          <p>{say('closedHelp')}</p>
        </Empty>
      )}
    </Page>
  )
}
