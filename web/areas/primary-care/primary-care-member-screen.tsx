import { useLoaderData } from 'react-router'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { canChoose } from './can-choose.ts'
import { fullName } from './full-name.ts'
import { HistoryTable } from './history-table.tsx'
import { LookupFailed } from './lookup-failed.tsx'
import type { primaryCareMemberLoader } from './primary-care-member-loader.ts'
import { primaryCarePath, searchPath } from './primary-care-path.ts'
import { ProviderCard } from './provider-card.tsx'

export { primaryCareMemberLoader as loader } from './primary-care-member-loader.ts'

/** The provider whom one member has selected, and those before (PCP-08). */
export function Component() {
  const { view, member, lookupFailed } = useLoaderData<typeof primaryCareMemberLoader>()
  const { text } = view
  const say = sayFrom(text)
  return (
    <Page
      heading={say('heading', { name: fullName(member) })}
      back={{ target: primaryCarePath, label: say('back') }}
      actions={canChoose(member) && <ButtonLink target={searchPath(member.memberSuffix)}>{say('change')}</ButtonLink>}
    >
      {lookupFailed && <LookupFailed text={text} />}
      <ProviderCard name={member.providerName} provider={member.provider} text={text} />
      <HistoryTable history={member.history} text={text} />
    </Page>
  )
}
