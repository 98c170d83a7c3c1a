import { useDeferredValue, useId, useState } from 'react'
import type { IdNames } from '../../engine/words/id-names.ts'
import { Button } from '../../web/ui/button/button.tsx'
import { labelOf } from '../desk/form/labels.ts'
import type { Folder } from '../desk/model/folders-of.ts'
import type { Files } from '../desk/model/surface.ts'
import type { FoundItem } from '../search/find-items.ts'
import { groupsOf, itemKey } from '../search/found-groups.ts'
import { FoundText } from '../search/found-text.tsx'
import { useFound } from '../search/use-found.ts'
import styles from './bulk.module.css'
import type { Picked } from './bulk-change.ts'

interface Props {
  files: Files
  names: IdNames
  folders: readonly Folder[]
  /** The brand in sight. */
  folder: Folder
  picked: readonly Picked[]
  onPick: (picked: readonly Picked[]) => void
  start: { readonly text: string; readonly isOnly: boolean }
}

/** Finds items and picks some; what is picked stays while something else is looked for. */
export function PickItems({ files, names, folders, folder, picked, onPick, start }: Props) {
  const id = useId()
  const [text, setText] = useState(start.text)
  const [isOnly, setOnly] = useState(start.isOnly)
  const { found, isBroken } = useFound(files, names, useDeferredValue(text), isOnly ? folder.key : '')
  const items = found?.items ?? []
  const keys = new Set(picked.map(itemKey))
  const mayEdit = (item: FoundItem) => folders.some(({ key, mayEdit: may }) => key === item.brand && may)
  const open = items.filter(item => mayEdit(item) && !keys.has(itemKey(item)))
  const pick = (item: FoundItem, isOn: boolean) =>
    onPick(isOn ? [...picked, pickedOf(item)] : picked.filter(each => itemKey(each) !== itemKey(item)))
  const count = found?.count ?? 0
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.step}>
      <h2 id={`${id}-heading`}>1. Which items?</h2>
      <div className={styles.fields}>
        <p className={styles.wide}>
          <label htmlFor={`${id}-text`}>Words, an id, where it leads, a condition, a group or a program</label>
          <input
            id={`${id}-text`}
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </p>
        <p>
          <label htmlFor={`${id}-brand`}>As it is in</label>
          <select id={`${id}-brand`} value={String(isOnly)} onChange={({ target }) => setOnly(target.value === 'true')}>
            <option value="false">all brands, each item where it is written</option>
            <option value="true">{`${folder.name} alone, with all that it has`}</option>
          </select>
        </p>
      </div>
      <p role="status" className={styles.quiet}>
        {isBroken
          ? 'Nothing can be searched in this browser just now.'
          : text.trim() === ''
            ? 'Say what to look for; then pick among what is found.'
            : `${count} found${count > items.length ? `, of which the best ${items.length} are shown` : ''}`}
      </p>
      {groupsOf(items).map(group => (
        <fieldset key={`${group.brand} ${group.surface}`} className={styles.group}>
          <legend>{`${folders.find(({ key }) => key === group.brand)?.name ?? group.brand}: ${labelOf(group.surface)}`}</legend>
          {group.items.map(item => (
            <label key={item.id} className={styles.item}>
              <input
                type="checkbox"
                checked={keys.has(itemKey(item))}
                disabled={!mayEdit(item)}
                onChange={({ target }) => pick(item, target.checked)}
              />
              <span>
                <FoundText item={item} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={styles.actions}>
        {open.length > 0 && (
          <Button kind="secondary" size="small" onClick={() => onPick([...picked, ...open.map(pickedOf)])}>
            {`Pick all ${open.length} shown`}
          </Button>
        )}
        {picked.length > 0 && (
          <>
            <p role="status">{`${picked.length} ${picked.length === 1 ? 'item is' : 'items are'} picked`}</p>
            <Button kind="quiet" size="small" onClick={() => onPick([])}>
              Pick none
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

const pickedOf = ({ brand, surface, id }: FoundItem): Picked => ({ brand, surface, id })
