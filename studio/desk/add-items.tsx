import { useId, useState } from 'react'
import { Button } from '../../web/ui/button/button.tsx'
import styles from './desk.module.css'
import { blankOf } from './form/blank-of.ts'
import { labelOf } from './form/labels.ts'
import type { DraftStore } from './model/draft-store.ts'
import { freshId } from './model/fresh-id.ts'
import { addItem, type Spot } from './model/item-edits.ts'
import type { ItemList } from './model/item-tree.ts'

interface Props {
  lists: readonly ItemList[]
  spot: Spot
  store: DraftStore
  onGo: (item: string) => void
}

/** Adds an item to a list: of the kind that is chosen, with all that it has to have (STUDIO-09). */
export function AddItems({ lists, spot, store, onGo }: Props) {
  // Menus have ids of a fixed set, all of which are there.
  const open = lists.filter(({ kinds }) => kinds.some(({ schema }) => schema.properties?.id?.$ref !== undefined))
  return open.map(list => <AddItem key={`${list.owner} ${list.field}`} {...{ list, spot, store, onGo }} />)
}

function AddItem({ list, spot, store, onGo }: Omit<Props, 'lists'> & { list: ItemList }) {
  const id = useId()
  const { kinds, field } = list
  const [name, setName] = useState(kinds[0]?.name ?? '')
  const kind = kinds.find(each => each.name === name) ?? kinds[0]
  if (!kind) return null
  const add = () => {
    const own = freshId(kind.name === 'item' ? `new-${field}` : `new-${kind.name}`, spot)
    const item = { ...blankOf(kind.schema), id: own }
    store.edit(`Add ${own}`, addItem(spot, list, { ...item }))
    onGo(own)
  }
  const single = kind.description.replace(/\.$/, '')
  return (
    <div className={styles.add}>
      {kinds.length > 1 && (
        <>
          <label htmlFor={id}>Add to {labelOf(field).toLowerCase()}</label>
          <select id={id} value={kind.name} onChange={event => setName(event.target.value)}>
            {kinds.map(({ name: each, description }) => (
              <option key={each} value={each}>
                {`${labelOf(each)}: ${description}`}
              </option>
            ))}
          </select>
        </>
      )}
      <Button kind="secondary" size="small" onClick={add}>
        {kinds.length > 1 ? 'Add it' : `Add to ${labelOf(field).toLowerCase()}: ${single}`}
      </Button>
    </div>
  )
}
