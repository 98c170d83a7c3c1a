import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { PathOf } from '../../../schema/path-of.ts'
import { PrimaryCareScreenDocument } from '../../generated/primary-care-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { fullName } from '../../ui/format/full-name.ts'
import { Page } from '../../ui/page/page.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { canChoose, type ListedMember } from './primary-care-member.ts'
import styles from './primary-care-screen.module.css'

export const loader = createScreenLoader('primary-care', PrimaryCareScreenDocument)

/** Which family member has which primary care provider, and who has none yet (PCP-05, PCP-06). */
export function Component() {
  const { view, data } = useScreen(loader)
  const pathOf = usePathOf()
  const { text } = view
  const { withProvider = [], withoutProvider = [] } = data.viewer?.primaryCare ?? {}
  const nobody = withProvider.length + withoutProvider.length === 0
  return (
    <Page heading={text.heading} lead={<p>{text.lead}</p>}>
      <MembersTable
        title={text.withoutTitle}
        columns={withoutProviderColumns(text, pathOf)}
        members={withoutProvider}
      />
      <MembersTable title={text.withTitle} columns={withProviderColumns(text, pathOf)} members={withProvider} />
      {nobody && (
        <Empty icon="heart" title={text.nobodyTitle}>
          <p>{text.nobodyHelp}</p>
        </Empty>
      )}
    </Page>
  )
}

interface Props {
  title: string | undefined
  columns: readonly [Column<ListedMember>, ...Column<ListedMember>[]]
  members: readonly ListedMember[]
}

/** One of the two tables of members; left out when empty. */
function MembersTable({ title = '', columns, members }: Props) {
  if (members.length === 0) return null
  return (
    <Card as="section" aria-label={title}>
      <h2>{title}</h2>
      <DataTable caption={title} columns={columns} rows={members} rowKey={member => String(member.suffix)} />
    </Card>
  )
}

/** Keys of the words why a member cannot choose (PCP-05). */
const hindrances = {
  NO_MEDICAL_PLAN: 'noMedicalPlan',
  NOT_IN_PLAN: 'notInPlan',
  NO_START_DATE: 'noStartDate',
} as const

/** Columns for members without a provider, with a link to the search (PCP-06). */
function withoutProviderColumns(
  text: ScreenText<'primary-care'>,
  pathOf: PathOf,
): readonly [Column<ListedMember>, ...Column<ListedMember>[]] {
  const say = sayFrom(text)
  const find = (member: ListedMember) => ({
    target: pathOf('primary-care-search', { suffix: member.suffix }),
    label: say('find'),
    name: say('findFor', { name: fullName(member) }),
  })
  return [
    { id: 'member', head: say('member'), cell: fullName },
    {
      id: 'action',
      head: say('action'),
      buttons: true,
      cell: member =>
        canChoose(member) ? (
          <MemberActions actions={[find(member)]} />
        ) : (
          say(hindrances[member.hindrance ?? 'NO_START_DATE'])
        ),
    },
  ]
}

/** Columns for members with a provider, with links to its details and to a change (PCP-06). */
function withProviderColumns(
  text: ScreenText<'primary-care'>,
  pathOf: PathOf,
): readonly [Column<ListedMember>, ...Column<ListedMember>[]] {
  const say = sayFrom(text)
  const actions = (member: ListedMember) => {
    const name = fullName(member)
    const view = {
      target: pathOf('primary-care-member', { suffix: member.suffix }),
      label: say('view'),
      name: say('viewFor', { name }),
    }
    const change = {
      target: pathOf('primary-care-search', { suffix: member.suffix }),
      label: say('change'),
      name: say('changeFor', { name }),
    }
    return canChoose(member) ? [view, change] : [view]
  }
  return [
    { id: 'member', head: say('member'), cell: fullName },
    { id: 'provider', head: say('provider'), cell: member => <ProviderNames member={member} text={text} /> },
    { id: 'action', head: say('action'), buttons: true, cell: member => <MemberActions actions={actions(member)} /> },
  ]
}

interface ProviderNamesProps {
  member: ListedMember
  text: ScreenText<'primary-care'>
}

/** The provider of today, and below who comes next (MEMBER-06). */
function ProviderNames({ member: { providerName, coming }, text }: ProviderNamesProps) {
  const say = sayFrom(text)
  return (
    <span className={styles.providers}>
      <span>{providerName ?? say('nobodyToday')}</span>
      {coming && (
        <>
          {' '}
          <span>{say('from', { date: calendarDate(coming.startDate), provider: coming.providerName })}</span>
        </>
      )}
    </span>
  )
}

interface Action {
  target: string
  label: string
  /** Accessible name: the label with the member's name. */
  name: string
}

/** The actions for one member of a table. */
function MemberActions({ actions }: { actions: readonly Action[] }) {
  return (
    <span className={styles.actions}>
      {actions.map(({ target, label, name }) => (
        <ButtonLink key={target} kind="secondary" size="small" target={target} aria-label={name}>
          {label}
        </ButtonLink>
      ))}
    </span>
  )
}
