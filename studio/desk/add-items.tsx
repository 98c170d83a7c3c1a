import { useId, useState } from 'react'
import { Button } from '../../web/ui/button/button.tsx'
import styles from './desk.module.css'
import { labelOf } from './form/labels.ts'
import { type ItemActions, isFree } from './item-actions.ts'
import type { ItemList } from './model/item-tree.ts'

interface Props {
  lists: readonly ItemList[]
  actions: ItemActions
  onGo: (item: string) => void
}

/** Adds an item to a list: of the kind that is chosen, with all that it has to have (STUDIO-09). */
export function AddItems({ lists, actions, onGo }: Props) {
  const open = lists.filter(({ kinds }) => kinds.some(isFree))
  return open.map(list => <AddItem key={`${list.owner} ${list.field}`} {...{ list, actions, onGo }} />)
}

function AddItem({ list, actions, onGo }: Omit<Props, 'lists'> & { list: ItemList }) {
  const id = useId()
  const { kinds, field } = list
  const [name, setName] = useState(kinds[0]?.name ?? '')
  const kind = kinds.find(each => each.name === name) ?? kinds[0]
  if (!kind) return null
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
      <Button kind="secondary" size="small" onClick={() => onGo(actions.add(list, kind))}>
        {kinds.length > 1 ? 'Add it' : `Add to ${labelOf(field).toLowerCase()}: ${single}`}
      </Button>
    </div>
  )
}
