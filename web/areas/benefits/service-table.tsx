import { Card } from '../../ui/card/card.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { ServiceLink } from './service-link.tsx'
import type { ServiceRow } from './service-rows.ts'
import styles from './service-table.module.css'
import { useSay } from './use-say.ts'

/** The services under one heading of a plan, with what the member pays and how often (BENEFIT-21, BENEFIT-23). */
export function ServiceTable({ heading, rows }: { heading: string; rows: readonly ServiceRow[] }) {
  const say = useSay()
  const limit: Column<ServiceRow> = { id: 'limit', head: say('serviceLimit'), cell: row => row.limit }
  const pay: Column<ServiceRow> = {
    id: 'pay',
    head: say('youPay'),
    numeric: true,
    cell: ({ amount }) => amount && <strong>{amount}</strong>,
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
  const say = useSay()
  return (
    <div>
      <ServiceLink target={row.target}>{row.name}</ServiceLink>
      {row.steps.length > 1 && <p className={styles.steps}>{say('incentive', { steps: row.steps.join(', ') })}</p>}
    </div>
  )
}
