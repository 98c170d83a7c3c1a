import { useId, useState } from 'react'
import { Button } from '../../web/ui/button/button.tsx'
import styles from './desk.module.css'
import { labelOf } from './form/labels.ts'
import { canHide, type ItemActions, isFree } from './item-actions.ts'
import type { ItemList, ItemNode, SurfaceTree } from './model/item-tree.ts'
import { nodeOf } from './model/item-tree.ts'
import { listsFor } from './model/moves.ts'
import { placeTowards } from './model/places-around.ts'

interface Props {
  node: ItemNode
  tree: SurfaceTree
  actions: ItemActions
  /** Told of the item that is looked at next. */
  onGo: (item: string) => void
  /** The same, where the item in sight is gone: whoever works with keys is at its neighbour in the tree then. */
  onGone: (item: string) => void
}

/** What is done with a whole item, by buttons: moved, duplicated, hidden from a day on, removed (STUDIO-09). Keys in the tree do the same. */
export function ItemTools({ node, tree, actions, onGo, onGone }: Props) {
  const { id } = node
  const others = listsFor(tree, node).slice(1)
  const isThere = (way: 'up' | 'down') => placeTowards(tree, id, way) !== undefined
  return (
    <div className={styles.tools}>
      <Button
        kind="secondary"
        size="small"
        aria-disabled={!isThere('up') || undefined}
        onClick={() => actions.move(id, 'up')}
      >
        Move up
      </Button>
      <Button
        kind="secondary"
        size="small"
        aria-disabled={!isThere('down') || undefined}
        onClick={() => actions.move(id, 'down')}
      >
        Move down
      </Button>
      {isFree(node) && (
        <Button kind="secondary" size="small" onClick={() => onGo(actions.duplicate(id))}>
          Duplicate
        </Button>
      )}
      <Button kind="secondary" size="small" onClick={() => onGone(actions.remove(id))}>
        Remove
      </Button>
      {others.length > 0 && <MoveInto {...{ others, tree }} onInto={into => actions.moveTo(id, { into })} />}
      {canHide(node) && <HideFrom key={id} onHide={day => actions.hideFrom(id, day)} />}
    </div>
  )
}

/** Into another list, by its name. */
function MoveInto({
  others,
  tree,
  onInto,
}: {
  others: readonly ItemList[]
  tree: SurfaceTree
  onInto: (list: ItemList) => void
}) {
  const id = useId()
  const nameOf = ({ owner, field }: ItemList) =>
    owner === '' ? labelOf(field) : `${nodeOf(tree.items, owner)?.name ?? owner}: ${labelOf(field).toLowerCase()}`
  return (
    <span className={styles.into}>
      <label htmlFor={id}>Move into</label>
      <select
        id={id}
        value=""
        onChange={({ target }) => {
          const list = others[Number(target.value)]
          if (target.value !== '' && list) onInto(list)
        }}
      >
        <option value="">Choose a list …</option>
        {others.map((list, index) => (
          <option key={`${list.owner} ${list.field}`} value={index}>
            {nameOf(list)}
          </option>
        ))}
      </select>
    </span>
  )
}

/** From a day on nobody sees it: what is shown until the day before. */
function HideFrom({ onHide }: { onHide: (day: string) => void }) {
  const id = useId()
  const [day, setDay] = useState('')
  return (
    <form
      className={styles.into}
      onSubmit={event => {
        event.preventDefault()
        if (day !== '') onHide(day)
        setDay('')
      }}
    >
      <label htmlFor={id}>Hide from</label>
      <input id={id} type="date" data-hide value={day} onChange={({ target }) => setDay(target.value)} />
      <Button kind="secondary" size="small" type="submit" aria-disabled={day === '' || undefined}>
        Hide
      </Button>
    </form>
  )
}
