import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router'
import { ItemHistoryDocument } from '../generated/history.ts'
import { When } from '../page/when.tsx'
import { Missed } from '../query/missed.tsx'
import styles from './desk.module.css'

interface Props {
  /** The folder that the item is looked at in. */
  brand: string
  surface: string
  item: string
}

/** What all brands share: an item that a brand has from there was changed there. */
const shared = 'base'

/** Who changed an item last of what is live, when and why, and the way to all of its history (STUDIO-29). */
export function ItemHistory({ brand, surface, item }: Props) {
  const of = { surface, item, first: 1 }
  const variables = { own: { ...of, brand }, shared: { ...of, brand: shared } }
  const asked = useQuery(ItemHistoryDocument, { variables, fetchPolicy: 'cache-and-network' })
  const { data } = asked
  if (!data) return <Missed of={asked} what="who changed it last" />
  const [last] = [...data.own.entries, ...data.shared.entries]
    .map(({ revision }) => revision)
    .toSorted((a, b) => b.number - a.number)
  if (!last) return <p className={styles.quiet}>It is live as it was at first.</p>
  return (
    <p className={styles.quiet}>
      Changed last by {last.author}, <When at={last.at} />
      {last.note !== '' && `: ${last.note}`}.{' '}
      <Link to={`/revisions?${new URLSearchParams({ surface, item })}`}>History of {item}</Link>
    </p>
  )
}
