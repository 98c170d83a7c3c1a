import type { PathOf } from '../../../schema/path-of.ts'
import type { BenefitsPartsFragment } from '../../generated/benefits-screen.ts'
import type { CoverageCategory, NetworkTier } from '../../generated/schema-types.ts'
import { Card } from '../../ui/card/card.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { useCost } from '../../ui/words/use-cost.ts'
import { categoryPath, dentalServicePath, useMemberAddress } from './addresses.ts'
import { useSay } from './benefits-words.ts'
import styles from './service-table.module.css'

/** The services under one heading of a plan, with what the member pays and the limits (BENEFIT-21, BENEFIT-23). */
export function ServiceTable({ heading, rows }: { heading: string; rows: readonly ServiceRow[] }) {
  const say = useSay<'benefits'>()
  const cost = useCost()
  const limit: Column<ServiceRow> = { id: 'limit', head: say('serviceLimit'), cell: row => row.limit }
  const pay: Column<ServiceRow> = {
    id: 'pay',
    head: say('youPay'),
    numeric: true,
    cell: ({ amount }) => amount && <strong>{cost(amount)}</strong>,
  }
  return (
    <Card>
      <DataTable
        caption={heading}
        showCaption
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { id: 'service', head: say('service'), cell: row => <ServiceName row={row} /> },
          ...(rows.some(row => row.limit !== null) ? [limit] : []),
          ...(rows.some(row => row.amount !== undefined) ? [pay] : []),
        ]}
      />
    </Card>
  )
}

function ServiceName({ row }: { row: ServiceRow }) {
  const incentive = useIncentive(row)
  return (
    <div>
      <ServiceLink target={row.target}>{row.name}</ServiceLink>
      {incentive && <p className={styles.steps}>{incentive}</p>}
    </div>
  )
}

/** What the share is today and what it becomes with yearly visits, as a sentence; undefined in any other plan (MEMBER-17). */
function useIncentive({ amount, steps }: ServiceRow): string | undefined {
  const say = useSay<'benefits'>()
  const cost = useCost()
  const step = amount === undefined ? -1 : steps.indexOf(amount)
  if (amount === undefined || step < 0 || steps.length < 2) return undefined
  const now = cost(amount)
  const later = steps.slice(step + 1).map(each => cost(each).toLowerCase())
  const last = later.pop()
  if (last === undefined) return say('incentiveLast', { now })
  const inTurn = later.length === 0 ? last : say('incentiveThen', { earlier: later.join(', '), last })
  return say('incentive', { now, later: inTurn })
}

interface Props {
  target: ServiceRow['target']
  children: string
}

/** Link to a service's page, or to the document that replaces it, in a new tab. */
function ServiceLink({ target, children }: Props) {
  const address = useMemberAddress()
  if (!('document' in target)) return <Link target={address(target.path, target.query)}>{children}</Link>
  return (
    <Link target={target.document} newTab className={styles.document}>
      {children}
      <Icon name="external" size="small" />
    </Link>
  )
}

type Coverage = NonNullable<BenefitsPartsFragment['coverage']>
export type Tier = Coverage['tiers'][number]
type TierService = Tier['groups'][number]['services'][number]

/** A row of the services table. */
interface ServiceRow {
  key: string
  name: string
  /** Address of its page or document. */
  target: { path: string; query?: Record<string, string> } | { document: string }
  /** What the member pays; undefined for a document. */
  amount: string | undefined
  /** What the member pays from year to year, in an incentive plan. */
  steps: readonly string[]
  limit: string | null
}

interface ServiceContext {
  category: CoverageCategory
  effectiveTime: string | undefined
  details: Coverage['details']
  pathOf: PathOf
}

/** What a member pays for a service in one network tier, taken from the service's details. */
function amountOf(details: Coverage['details'], id: string, tier: NetworkTier): string | undefined {
  const shares = details.find(detail => detail.id === id)?.tierOutOfPocket
  return shares?.find(({ networkTier }) => networkTier === tier)?.text
}

/** The row of a service: a dental one links to its page, any other to its page or document (BENEFIT-21, BENEFIT-23). */
export function serviceRow(
  service: TierService,
  tier: NetworkTier,
  { category, effectiveTime, details, pathOf }: ServiceContext,
): ServiceRow {
  if ('code' in service) {
    const { code, name, amount, benefitLimit, incentiveTiers } = service
    const steps = incentiveTiers.map(step => step.amount)
    const target = { path: dentalServicePath(pathOf, code, effectiveTime) }
    return { key: code, name, target, amount, steps, limit: benefitLimit }
  }
  const { url, pageId, name } = service
  const path = categoryPath(pathOf, category, effectiveTime)
  if (pageId !== null) {
    const target = { path, query: { service: pageId } }
    return { key: pageId, name, target, amount: amountOf(details, pageId, tier), steps: [], limit: null }
  }
  return {
    key: url ?? name,
    name,
    target: url === null ? { path } : { document: url },
    amount: undefined,
    steps: [],
    limit: null,
  }
}
