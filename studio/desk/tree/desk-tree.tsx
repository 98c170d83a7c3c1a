import { useState } from 'react'
import { Button, Collection, type Key, Tree, TreeItem, TreeItemContent } from 'react-aria-components'
import { mainLists } from '../../../engine/overlay/find-list.ts'
import { surfaces } from '../../../engine/schema/surfaces.ts'
import type { IconName } from '../../../schema/generated/icons.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'
import { Icon } from '../../../web/ui/icon/icon.tsx'
import { labelOf } from '../form/labels.ts'
import type { ItemNode } from '../model/item-tree.ts'
import { Initials } from '../presence/initials.tsx'
import { namesAt, type OthersAt } from '../presence/others-at.ts'
import styles from './desk-tree.module.css'
import { type Mark, markWords } from './marks.ts'

/** Files with items, those that are changed most first. */
const first: readonly Surface[] = ['home', 'menus', 'alerts', 'pages', 'tools']
const withItems: readonly Surface[] = [
  ...first,
  ...surfaces.filter(name => mainLists[name] !== undefined && !first.includes(name)),
]

interface Props {
  surface: Surface
  /** Items of the surface in sight. */
  items: readonly ItemNode[]
  itemId: string
  /** By the ids of items. */
  marks: ReadonlyMap<string, readonly Mark[]>
  /** Who else is where. */
  others: OthersAt
  onChoose: (surface: Surface, item: string) => void
}

const surfaceKey = (surface: Surface) => `surface ${surface}`
const isSurface = (key: Key) => String(key).startsWith('surface ')

/** The surfaces of a brand with the items of the one in sight, by pointer and keys alike (STUDIO-03, STUDIO-31). */
export function DeskTree({ surface, items, itemId, marks, others, onChoose }: Props) {
  const [open, setOpen] = useState<ReadonlySet<Key>>(new Set())
  const selected = itemId === '' ? surfaceKey(surface) : itemId
  const choose = (key: Key | undefined) => {
    if (key === undefined) return
    const named = withItems.find(name => surfaceKey(name) === key)
    if (named) onChoose(named, '')
    else onChoose(surface, String(key))
  }
  return (
    <Tree
      aria-label="Surfaces and items"
      className={styles.tree ?? ''}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={keys => choose(keys === 'all' ? undefined : [...keys][0])}
      expandedKeys={[surfaceKey(surface), ...open]}
      onExpandedChange={keys => setOpen(new Set([...keys].filter(key => !isSurface(key))))}
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
              <span className={styles.surface}>{labelOf(name)}</span>
              <Here names={here} />
            </TreeItemContent>
            {name === surface && (
              <Collection items={items} dependencies={[marks, others]}>
                {item => <Item node={item} {...{ surface, marks, others }} />}
              </Collection>
            )}
          </TreeItem>
        )
      })}
    </Tree>
  )
}

/** Whatever a row shows, in words. */
const rowName = (name: string, marks: readonly Mark[], here: readonly string[]) =>
  [name, ...marks.map(mark => markWords[mark]), ...here.map(who => `${who} is here`)].join(', ')

const Here = ({ names }: { names: readonly string[] }) => names.map(name => <Initials key={name} name={name} />)

function Item({ node, ...shared }: { node: ItemNode } & Pick<Props, 'surface' | 'marks' | 'others'>) {
  const { surface, marks, others } = shared
  const own = marks.get(node.id) ?? []
  const here = namesAt(others, surface, node.id)
  return (
    <TreeItem id={node.id} textValue={rowName(node.name, own, here)} className={styles.item ?? ''}>
      <TreeItemContent>
        {({ hasChildItems }) => (
          <>
            {hasChildItems && (
              <Button slot="chevron" className={styles.chevron ?? ''}>
                <Icon name="chevron" size="small" />
              </Button>
            )}
            <span className={styles.name}>{node.name}</span>
            {own.map(mark => (
              <span key={mark} className={styles.mark} data-mark={mark} title={markWords[mark]}>
                {icons[mark] ? <Icon name={icons[mark]} size="small" /> : mark}
              </span>
            ))}
            <Here names={here} />
          </>
        )}
      </TreeItemContent>
      <Collection items={node.children} dependencies={[marks, others]}>
        {child => <Item node={child} {...shared} />}
      </Collection>
    </TreeItem>
  )
}

/** The others stand there as a word. */
const icons: { readonly [Name in Mark]?: IconName } = { changed: 'edit', wrong: 'warning' }
