import type { LoaderFunctionArgs } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { routeError } from '../../errors/failure.ts'
import {
  PrimaryCareMemberScreenDocument,
  type PrimaryCareMemberScreenQuery,
  type ProviderPartsFragment,
} from '../../generated/primary-care-member-screen.ts'
import { portalContext } from '../../screen/portal.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { calendarDate, realEnd } from '../../ui/format/dates.ts'
import { fullName } from '../../ui/format/full-name.ts'
import { Page } from '../../ui/page/page.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { LookupFailed } from './lookup-failed.tsx'
import { canChoose, suffixOf } from './primary-care-member.ts'
import styles from './primary-care-member-screen.module.css'
import { LocationList, ProviderFacts, titledName } from './provider-details.tsx'

const load = createScreenLoader('primary-care-member', PrimaryCareMemberScreenDocument, {
  variables: ({ params }) => ({ memberSuffix: suffixOf(params) }),
  handles: ['viewer.primaryCareMember.provider'],
  memberScreen: true,
})

/** Not found for a member whom the viewer may not see; redirects to the search for one without a provider (PCP-09). */
export async function loader(place: LoaderFunctionArgs) {
  const screen = await load(place)
  const member = screen.data.viewer?.primaryCareMember
  if (!member) throw routeError({ status: 404 })
  const { redirectTo, pathOf } = place.context.get(portalContext)
  if (member.providerName === null) throw redirectTo(pathOf('primary-care-search', { suffix: member.memberSuffix }))
  const { view, errors } = screen
  return { ...screen, view, member: { ...member, providerName: member.providerName }, lookupFailed: errors.length > 0 }
}

/** A member's current provider and earlier ones (PCP-08). */
export function Component() {
  const { view, member, lookupFailed } = useScreen(loader)
  const pathOf = usePathOf()
  const { text } = view
  const say = sayFrom(text)
  return (
    <Page
      heading={say('heading', { name: fullName(member) })}
      back={{ target: pathOf('primary-care'), label: say('back') }}
      actions={
        canChoose(member) && (
          <ButtonLink target={pathOf('primary-care-search', { suffix: member.memberSuffix })}>
            {say('change')}
          </ButtonLink>
        )
      }
    >
      {lookupFailed && <LookupFailed text={text} />}
      <ProviderCard name={member.providerName} provider={member.provider} text={text} />
      <HistoryTable history={member.history} text={text} />
    </Page>
  )
}

interface Props {
  /** Known even without the provider's details. */
  name: string
  provider: ProviderPartsFragment | null
  text: ScreenText<'primary-care-member'>
}

/** The selected provider: name, title, group and locations (PCP-08), or the name alone (PCP-10). */
function ProviderCard({ name, provider, text }: Props) {
  return (
    <Card as="section" className={styles.card} aria-labelledby="provider">
      <h2 id="provider">{provider ? titledName(provider) : name}</h2>
      {provider?.providerId === null && <p className={styles.note}>{text.nameOnly}</p>}
      {provider?.providerId && (
        <>
          <ProviderFacts provider={provider} text={text} />
          <h3>{text.locations}</h3>
          <LocationList locations={provider.locations} />
        </>
      )}
    </Card>
  )
}

type Member = NonNullable<NonNullable<PrimaryCareMemberScreenQuery['viewer']>['primaryCareMember']>
type HistoryEntry = Member['history'][number]

interface HistoryTableProps {
  history: readonly HistoryEntry[]
  text: ScreenText<'primary-care-member'>
}

/** The member's providers so far, in the gateway's order: newest first (PCP-08). */
function HistoryTable({ history, text }: HistoryTableProps) {
  const say = sayFrom(text)
  const end = ({ endDate }: HistoryEntry) => {
    const last = realEnd(endDate)
    return last ? calendarDate(last) : say('present')
  }
  const columns: [Column<HistoryEntry>, ...Column<HistoryEntry>[]] = [
    {
      id: 'provider',
      head: say('historyProvider'),
      cell: ({ providerName, providerTitle }) => titledName({ providerName, title: providerTitle }),
    },
    { id: 'begin', head: say('historyBegin'), cell: ({ beginDate }) => calendarDate(beginDate) },
    { id: 'end', head: say('historyEnd'), cell: end },
    { id: 'reason', head: say('historyReason'), cell: ({ terminationReason }) => terminationReason || say('noReason') },
    {
      id: 'locations',
      head: say('historyLocations'),
      cell: ({ locations }) => locations.map(({ name, city }) => `${name}, ${city}`).join('; '),
    },
  ]
  return (
    <Card as="section" aria-label={say('history')}>
      <h2>{say('history')}</h2>
      {history.length === 0 ? (
        <p>{say('noHistory')}</p>
      ) : (
        <DataTable
          caption={say('history')}
          columns={columns}
          rows={history}
          rowKey={({ providerName, beginDate }) => `${providerName} ${beginDate}`}
        />
      )}
    </Card>
  )
}
