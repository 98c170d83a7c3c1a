import { findItem } from '../../engine/overlay/items.ts'
import { Icon } from '../../web/ui/icon/icon.tsx'
import { AddItems } from './add-items.tsx'
import form from './form/form.module.css'
import { isApart } from './form/widget-of.ts'
import type { ItemActions } from './item-actions.ts'
import { ItemField } from './item-field.tsx'
import { ItemHistory } from './item-history.tsx'
import { ItemTools } from './item-tools.tsx'
import type { DraftStore } from './model/draft-store.ts'
import type { Spot } from './model/item-edits.ts'
import { type ItemNode, nodeOf, treeOf } from './model/item-tree.ts'
import { treeAt } from './model/moves.ts'
import type { PlacedMistake } from './model/place-of-mistake.ts'
import { type Files, pathOf, rootOf, sharedFolder, surfaceOf } from './model/surface.ts'

interface Props {
  node: ItemNode
  spot: Spot
  before: Files
  store: DraftStore
  actions: ItemActions
  mayEdit: boolean
  mistakes: readonly PlacedMistake[]
  onGo: (item: string) => void
  /** Told of the item to go to when this one is gone. */
  onGone: (item: string) => void
}

/** Fields that say who sees an item and when; they stand behind what it says. */
const rules = ['showWhen', 'from', 'until', 'variants', 'locked']

/** The form of an item, from the schema of its kind (STUDIO-05, STUDIO-07, STUDIO-09). */
export function ItemForm({ node, spot, before, store, actions, mayEdit, mistakes, onGo, onGone }: Props) {
  const { schema, id, list } = node
  const tree = treeAt(spot)
  const isRequired = (field: string) => schema.required?.includes(field) ?? false
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([field, part]) => !isApart(field, part, isRequired(field)),
  )
  const said = fields.filter(([field]) => !rules.includes(field))
  const ruling = fields.filter(([field]) => rules.includes(field))
  const former = nodeOf(treeOf(spot.surface, surfaceOf(before, spot.brand, spot.surface)).items, id)?.value
  const isOwnItem = spot.brand !== sharedFolder && !findItem(rootOf(spot.files, pathOf(sharedFolder, spot.surface)), id)
  const general = mistakes.filter(({ field }) => !fields.some(([name]) => name === field))
  const fieldOf = ([field, part]: (typeof fields)[number]) => (
    <ItemField
      key={field}
      {...{ field, schema: part, required: isRequired(field), holder: node.value, former, id, spot, store, mayEdit }}
      name={node.name}
      isOwnItem={isOwnItem}
      mistakes={mistakes.filter(mistake => mistake.field === field)}
    />
  )
  return (
    <div className={form.form}>
      <div>
        <h2>{node.name}</h2>
        <p className={form.help}>
          {schema.description} <code>{id}</code>
        </p>
        {former !== undefined && <ItemHistory brand={spot.brand} surface={spot.surface} item={id} />}
      </div>
      {mayEdit && list && <ItemTools {...{ node, tree, actions, onGo, onGone }} />}
      {general.map(({ message, line }) => (
        <p key={`${line} ${message}`} className={form.mistake}>
          <Icon name="warning" size="small" /> {message}
        </p>
      ))}
      {said.map(fieldOf)}
      {ruling.length > 0 && <h3>Who sees it, and when</h3>}
      {ruling.map(fieldOf)}
      {mayEdit && <AddItems lists={node.lists} actions={actions} onGo={onGo} />}
    </div>
  )
}
