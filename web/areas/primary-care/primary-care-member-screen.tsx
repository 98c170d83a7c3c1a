import type { LoaderFunctionArgs } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { routeError } from '../../errors/failure.ts'
import {
  PrimaryCareMemberScreenDocument,
  type PrimaryCareMemberScreenQuery,
} from '../../generated/primary-care-member-screen.ts'
import { portalContext } from '../../screen/portal.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { fullName } from '../../ui/format/full-name.ts'
import { Page } from '../../ui/page/page.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { LookupFailed } from './lookup-failed.tsx'
import { canChoose, hasChosen, shortZip, suffixOf, usualSearch } from './primary-care-member.ts'
import styles from './primary-care-member-screen.module.css'
import { LocationList, ProviderFacts, titledName } from './provider-details.tsx'

const load = createScreenLoader('primary-care-member', PrimaryCareMemberScreenDocument, {
  variables: ({ params }) => ({ suffix: suffixOf(params) }),
  handles: ['viewer.family.member.primaryCare.provider'],
  memberScreen: true,
})

/** Not found for a member whom the viewer may not see; redirects to the search for one without a provider (PCP-09). */
export async function loader(place: LoaderFunctionArgs) {
  const screen = await load(place)
  const member = screen.data.viewer?.family?.member?.primaryCare
  if (!member) throw routeError({ status: 404 })
  const { redirectTo, pathOf } = place.context.get(portalContext)
  if (!hasChosen(member)) throw redirectTo(pathOf('primary-care-search', { suffix: member.suffix }))
  return { ...screen, member, lookupFailed: screen.errors.length > 0 }
}

/** A member's provider of today, who comes next, and earlier ones (PCP-08, MEMBER-06). */
export function Component() {
  const { view, data, member, lookupFailed } = useScreen(loader)
  const pathOf = usePathOf()
  const { text } = view
  const say = sayFrom(text)
  const { providerName, coming } = member
  const zip = shortZip(data.viewer?.family?.address?.zipCode)
  const [date] = member.eligibleDates
  const search = pathOf('primary-care-search', { suffix: member.suffix })
  return (
    <Page
      heading={say('heading', { name: fullName(member) })}
      back={{ target: pathOf('primary-care'), label: say('back') }}
      actions={
        canChoose(member) && (
          <ButtonLink target={zip && date ? `${search}?${usualSearch(zip, date)}` : search}>{say('change')}</ButtonLink>
        )
      }
    >
      {lookupFailed && <LookupFailed text={text} />}
      {providerName !== null && (
        <ProviderCard name={providerName} member={member} lookedUp={!lookupFailed} text={text} />
      )}
      {coming && <ComingCard coming={coming} isFirst={providerName === null} text={text} />}
      <HistoryTable history={member.history.filter(({ time }) => time !== 'COMING')} text={text} />
    </Page>
  )
}

type Family = NonNullable<NonNullable<PrimaryCareMemberScreenQuery['viewer']>['family']>
type Member = NonNullable<NonNullable<Family['member']>['primaryCare']>

interface ProviderCardProps {
  /** Known even without the provider's details. */
  name: string
  member: Pick<Member, 'provider' | 'history'>
  /** Whether a provider who is not there is not known either. */
  lookedUp: boolean
  text: ScreenText<'primary-care-member'>
}

/** The provider of today: name, title, group and locations (PCP-08), or the name alone (PCP-10). */
function ProviderCard({ name, member: { provider, history }, lookedUp, text }: ProviderCardProps) {
  const say = sayFrom(text)
  const lastDay = history.find(({ time }) => time === 'CURRENT')?.endDate
  return (
    <Card as="section" className={styles.card} aria-labelledby="provider">
      <div>
        <h2 id="provider">{provider ? titledName(provider) : name}</h2>
        <p className={styles.note}>{lastDay ? say('todayUntil', { date: calendarDate(lastDay) }) : say('today')}</p>
      </div>
      {!provider && lookedUp && <p className={styles.note}>{text.nameOnly}</p>}
      {provider && (
        <>
          <ProviderFacts provider={provider} text={text} />
          <h3>{text.locations}</h3>
          <LocationList locations={provider.locations} />
        </>
      )}
    </Card>
  )
}

interface ComingCardProps {
  coming: NonNullable<Member['coming']>
  /** Whether there is no provider until then. */
  isFirst: boolean
  text: ScreenText<'primary-care-member'>
}

/** Who is the provider from a later day on (MEMBER-06, PCP-08). */
function ComingCard({ coming, isFirst, text }: ComingCardProps) {
  const say = sayFrom(text)
  const { providerName, providerTitle, startDate, locations } = coming
  const date = calendarDate(startDate)
  return (
    <Card as="section" className={styles.card} aria-labelledby="coming">
      <div>
        <h2 id="coming">{say('from', { date, provider: titledName({ name: providerName, title: providerTitle }) })}</h2>
        {isFirst && <p className={styles.note}>{say('nobodyUntil', { date })}</p>}
      </div>
      <h3>{text.locations}</h3>
      <LocationList locations={locations} />
    </Card>
  )
}

type HistoryEntry = Member['history'][number]

interface HistoryTableProps {
  history: readonly HistoryEntry[]
  text: ScreenText<'primary-care-member'>
}

/** The member's providers so far, in the gateway's order: newest first (PCP-08). */
function HistoryTable({ history, text }: HistoryTableProps) {
  const say = sayFrom(text)
  const end = ({ endDate, time }: HistoryEntry) => {
    if (endDate) return calendarDate(endDate)
    return time === 'CURRENT' ? say('present') : say('noReason')
  }
  const columns: [Column<HistoryEntry>, ...Column<HistoryEntry>[]] = [
    {
      id: 'provider',
      head: say('historyProvider'),
      cell: ({ providerName, providerTitle }) => titledName({ name: providerName, title: providerTitle }),
    },
    { id: 'begin', head: say('historyBegin'), cell: ({ startDate }) => calendarDate(startDate) },
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
          rowKey={({ providerName, startDate }) => `${providerName} ${startDate}`}
        />
      )}
    </Card>
  )
}
