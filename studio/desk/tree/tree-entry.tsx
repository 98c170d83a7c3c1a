import { useEffect } from 'react'
import { Button, Collection, TreeItem, TreeItemContent, type TreeItemContentRenderProps } from 'react-aria-components'
import type { IconName } from '../../../schema/generated/icons.ts'
import type { Surface } from '../../../schema/generated/manifests.ts'
import { Icon } from '../../../web/ui/icon/icon.tsx'
import type { ItemNode } from '../model/item-tree.ts'
import { Initials } from '../presence/initials.tsx'
import { namesAt, type OthersAt } from '../presence/others-at.ts'
import styles from './desk-tree.module.css'
import { type Mark, markWords } from './marks.ts'

/** The others stand there as a word. */
const icons: { readonly [Name in Mark]?: IconName } = { changed: 'edit', wrong: 'warning' }

/** Whatever a row shows, in words. */
export const rowName = (name: string, marks: readonly Mark[], here: readonly string[]): string =>
  [name, ...marks.map(mark => markWords[mark]), ...here.map(who => `${who} is here`)].join(', ')

/** Who else is at a row. */
export const Here = ({ names }: { names: readonly string[] }) => names.map(name => <Initials key={name} name={name} />)

interface BeginProps extends Pick<TreeItemContentRenderProps, 'state' | 'isSelected'> {
  id: string
}

/** Whoever comes to the tree by Tab is at what is chosen, also where it was chosen on the page, in a form or by a search (STUDIO-31). */
export function BeginHere({ state: { selectionManager: rows }, isSelected, id }: BeginProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is chosen; the state is another one at each drawing
  useEffect(() => {
    if (isSelected && !rows.isFocused) rows.setFocusedKey(id)
  }, [isSelected, id])
  return null
}

interface Props {
  node: ItemNode
  surface: Surface
  /** By the ids of items. */
  marks: ReadonlyMap<string, readonly Mark[]>
  /** Who else is where. */
  others: OthersAt
}

/** An item of the tree with its marks, who else is at it, and the items in it. */
export function TreeEntry({ node, surface, marks, others }: Props) {
  const own = marks.get(node.id) ?? []
  const here = namesAt(others, surface, node.id)
  return (
    <TreeItem id={node.id} textValue={rowName(node.name, own, here)} className={styles.item ?? ''}>
      <TreeItemContent>
        {({ hasChildItems, allowsDragging, state, isSelected }) => (
          <>
            {/* The tree is one stop of Tab, and that is a row: arrow keys go to the buttons in it. */}
            <BeginHere {...{ state, isSelected, id: node.id }} />
            {hasChildItems && (
              <Button slot="chevron" excludeFromTabOrder className={styles.chevron ?? ''}>
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
            {allowsDragging && (
              <Button slot="drag" excludeFromTabOrder className={styles.drag ?? ''}>
                <span aria-hidden="true">⠿</span>
              </Button>
            )}
          </>
        )}
      </TreeItemContent>
      {/* The collection gives each entry an id besides, which is none for those in it. */}
      <Collection items={node.children} dependencies={[marks, others]}>
        {child => <TreeEntry node={child} {...{ surface, marks, others }} />}
      </Collection>
    </TreeItem>
  )
}
