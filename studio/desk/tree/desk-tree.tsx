import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react'
import { Button, Collection, type Key, Tree, TreeItem, TreeItemContent } from 'react-aria-components'
import type { Surface } from '../../../schema/generated/manifests.ts'
import { labelOf } from '../form/labels.ts'
import type { ItemActions } from '../item-actions.ts'
import { nodeOf, type SurfaceTree } from '../model/item-tree.ts'
import { namesAt, type OthersAt } from '../presence/others-at.ts'
import styles from './desk-tree.module.css'
import { focusRow } from './focus-row.ts'
import { KeyHelp } from './key-help.tsx'
import type { Mark } from './marks.ts'
import { BeginHere, Here, rowName, TreeEntry } from './tree-entry.tsx'
import { actOf, isForForm, type TreeAct } from './tree-keys.ts'
import { around, isSurface, surfaceKey, withItems } from './tree-rows.ts'
import { useTreeDragging } from './use-tree-dragging.tsx'

/** What the tree shows. */
export interface InTree {
  brand: string
  surface: Surface
  /** Of the surface in sight. */
  tree: SurfaceTree
  /** By the ids of items. */
  marks: ReadonlyMap<string, readonly Mark[]>
}

interface Props extends Omit<InTree, 'brand'> {
  itemId: string
  /** Who else is where. */
  others: OthersAt
  actions: ItemActions
  mayEdit: boolean
  /** `isWalking` where somebody goes through the tree by keys, or moves an item there, and means to stay in it. */
  onChoose: (surface: Surface, item: string, isWalking: boolean) => void
  /** Leads to the form of what was chosen. */
  onForm: () => void
  /** Asks from which day on an item is hidden. */
  onHide: (item: string) => void
}

/**
 * The surfaces of a brand with the items of the one in sight, by pointer and keys alike (STUDIO-03, STUDIO-31). Items are moved by
 * dragging and by keys, which add, duplicate, hide and remove as well (STUDIO-09). Drawn only when something of it is another.
 */
export const DeskTree = memo(function DeskTree({
  surface,
  tree,
  itemId,
  marks,
  others,
  actions,
  mayEdit,
  onChoose,
  onForm,
  onHide,
}: Props) {
  const { items } = tree
  const [open, setOpen] = useState<ReadonlySet<Key>>(new Set())
  const selected = itemId === '' ? surfaceKey(surface) : itemId
  const isShut = useMemo(() => (around(items, itemId) ?? []).join(' '), [items, itemId])
  // What is chosen is in sight, wherever it is moved.
  useEffect(() => {
    if (isShut !== '') setOpen(before => new Set([...before, ...isShut.split(' ')]))
  }, [isShut])
  const isWalking = useRef(false)
  const choose = (key: Key | undefined, walks = isWalking.current) => {
    if (key === undefined) return
    const named = withItems.find(name => surfaceKey(name) === key)
    if (named) onChoose(named, '', walks)
    else onChoose(surface, String(key), walks)
  }
  const goTo = (item: string) => {
    onChoose(surface, item, true)
    focusRow(item === '' ? surfaceKey(surface) : item)
  }
  const dragging = useTreeDragging({ surface, tree, mayEdit, onPut: (id, place) => goTo(actions.moveTo(id, place)) })
  function act(id: string, wanted: TreeAct): void {
    if (!nodeOf(items, id)?.list) return
    if (wanted.do === 'hide') onHide(id)
    else goTo(wanted.do === 'move' ? actions.move(id, wanted.way) : actions[wanted.do](id))
  }
  function press(event: KeyboardEvent) {
    isWalking.current = event.key !== 'Enter'
    const id = event.target instanceof HTMLElement && event.target.role === 'row' ? event.target.dataset.key : undefined
    const wanted = mayEdit && id !== undefined && !isSurface(id) ? actOf(event) : undefined
    if (id === undefined || !(wanted || isForForm(event))) return
    // The tree has other uses for arrows and Enter.
    event.preventDefault()
    event.stopPropagation()
    if (wanted) return act(id, wanted)
    choose(id, false)
    onForm()
  }
  return (
    // The rows have the focus: their keys are heard here before the tree hears them.
    <div
      onKeyDownCapture={press}
      onPointerDownCapture={() => {
        isWalking.current = false
      }}
      onDragStartCapture={keepSurfaces}
    >
      <Tree
        aria-label="Surfaces and items"
        className={styles.tree ?? ''}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={[selected]}
        onSelectionChange={keys => choose(keys === 'all' ? undefined : [...keys][0])}
        // A tap: a click has chosen already.
        onAction={key => choose(key, false)}
        expandedKeys={[surfaceKey(surface), ...open]}
        onExpandedChange={keys => setOpen(new Set([...keys].filter(key => !isSurface(key))))}
        dragAndDropHooks={dragging}
      >
        {withItems.map(name => {
          const here = namesAt(others, name, '', name !== surface)
          return (
            <TreeItem
              key={name}
              id={surfaceKey(name)}
              textValue={rowName(labelOf(name), [], here)}
              className={styles.item ?? ''}
            >
              <TreeItemContent>
                {({ state, isSelected }) => (
                  <>
                    <BeginHere {...{ state, isSelected, id: surfaceKey(name) }} />
                    <Button slot="drag" isDisabled className={styles.none ?? ''} />
                    <span className={styles.surface}>{labelOf(name)}</span>
                    <Here names={here} />
                  </>
                )}
              </TreeItemContent>
              {name === surface && (
                <Collection items={items} dependencies={[marks, others]}>
                  {item => <TreeEntry node={item} {...{ surface, marks, others }} />}
                </Collection>
              )}
            </TreeItem>
          )
        })}
      </Tree>
      {mayEdit && <KeyHelp />}
    </div>
  )
})

/** Surfaces stay where they are. */
function keepSurfaces(event: { target: EventTarget; preventDefault(): void; stopPropagation(): void }): void {
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="row"]') : null
  if (!isSurface(row?.dataset.key ?? '')) return
  event.preventDefault()
  event.stopPropagation()
}
