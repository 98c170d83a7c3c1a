import { Card } from '../../ui/card/card.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import type { ListedMember } from './listed-member.ts'

interface Props {
  title: string | undefined
  columns: readonly [Column<ListedMember>, ...Column<ListedMember>[]]
  members: readonly ListedMember[]
}

/** One of the two tables of members; left out when nobody is in it. */
export function MembersTable({ title = '', columns, members }: Props) {
  if (members.length === 0) return null
  return (
    <Card as="section" aria-label={title}>
      <h2>{title}</h2>
      <DataTable caption={title} columns={columns} rows={members} rowKey={member => String(member.memberSuffix)} />
    </Card>
  )
}
