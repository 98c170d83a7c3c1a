import { useEffect, useRef } from 'react'
import { labelOf } from '../desk/form/labels.ts'
import type { FoundItem } from './find-items.ts'
import { type FoundGroup, itemKey } from './found-groups.ts'
import { FoundText } from './found-text.tsx'
import styles from './search-dialog.module.css'

interface Props {
  /** Of the field that walks through it. */
  id: string
  groups: readonly FoundGroup[]
  chosen: FoundItem | undefined
  brandNames: ReadonlyMap<string, string>
  onOpen: (item: FoundItem) => void
}

export const optionId = (id: string, item: FoundItem) => `${id}-${itemKey(item)}`

/** What was found, by brand and surface; the field walks through it by keys. */
export function FoundList({ id, groups, chosen, brandNames, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const wanted = chosen && optionId(id, chosen)
  useEffect(() => {
    if (wanted !== undefined)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [wanted])
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label="Items" className={styles.list}>
      {groups.map(({ brand, surface, items }) => {
        const heading = `${brandNames.get(brand) ?? brand}: ${labelOf(surface)}`
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
          <div key={heading} role="group" aria-label={heading}>
            <p aria-hidden="true" className={styles.group}>
              {heading}
            </p>
            {items.map(item => (
              // The field has the focus, and its keys: a pointer is the other way.
              // biome-ignore lint/a11y/useKeyWithClickEvents: said above
              // biome-ignore lint/a11y/useFocusableInteractive: said above
              <div
                key={item.id}
                id={optionId(id, item)}
                role="option"
                aria-selected={item === chosen}
                className={styles.option}
                onClick={() => onOpen(item)}
              >
                <FoundText item={item} />
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}
