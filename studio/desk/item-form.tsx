import type { Json } from '../../engine/json.ts'
import { findItem } from '../../engine/overlay/items.ts'
import { Button } from '../../web/ui/button/button.tsx'
import { Icon } from '../../web/ui/icon/icon.tsx'
import { ItemHistory } from '../history/item-history.tsx'
import { AddItems } from './add-items.tsx'
import styles from './desk.module.css'
import form from './form/form.module.css'
import { isApart } from './form/widget-of.ts'
import { ItemField } from './item-field.tsx'
import type { DraftStore } from './model/draft-store.ts'
import { freshId } from './model/fresh-id.ts'
import { addItem, moveItem, removeItem, type Spot } from './model/item-edits.ts'
import { type ItemNode, nodeOf, treeOf } from './model/item-tree.ts'
import type { PlacedMistake } from './model/place-of-mistake.ts'
import { type Files, pathOf, rootOf, sharedFolder, surfaceOf } from './model/surface.ts'

interface Props {
  node: ItemNode
  spot: Spot
  before: Files
  store: DraftStore
  mayEdit: boolean
  mistakes: readonly PlacedMistake[]
  onGo: (item: string) => void
}

/** Fields that say who sees an item and when; they stand behind what it says. */
const rules = ['showWhen', 'from', 'until', 'variants', 'locked']

/** The form of an item, from the schema of its kind (STUDIO-05, STUDIO-07, STUDIO-09). */
export function ItemForm({ node, spot, before, store, mayEdit, mistakes, onGo }: Props) {
  const { schema, id, list } = node
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
  const index = list?.ids.indexOf(id) ?? -1
  const [above, below] = [list?.ids[index - 1], list?.ids[index + 1]]
  return (
    <div className={form.form}>
      <div>
        <h2>{node.name}</h2>
        <p className={form.help}>
          {schema.description} <code>{id}</code>
        </p>
        {former !== undefined && <ItemHistory brand={spot.brand} surface={spot.surface} item={id} />}
      </div>
      {mayEdit && list && (
        <div className={styles.tools}>
          <Button
            kind="secondary"
            size="small"
            disabled={above === undefined}
            onClick={() =>
              above !== undefined && store.edit(`Move ${node.name} up`, moveItem(spot, list, id, { before: above }))
            }
          >
            Move up
          </Button>
          <Button
            kind="secondary"
            size="small"
            disabled={below === undefined}
            onClick={() =>
              below !== undefined && store.edit(`Move ${node.name} down`, moveItem(spot, list, id, { after: below }))
            }
          >
            Move down
          </Button>
          {list.kinds.some(({ schema: kind }) => kind.properties?.id?.$ref !== undefined) && (
            <Button
              kind="secondary"
              size="small"
              onClick={() => {
                const { copy, name } = copyOf(node, spot)
                store.edit(`Duplicate ${node.name}`, addItem(spot, list, copy, id))
                onGo(name)
              }}
            >
              Duplicate
            </Button>
          )}
          <Button
            kind="secondary"
            size="small"
            onClick={() => {
              store.edit(`Remove ${node.name}`, removeItem(spot, id))
              onGo('')
            }}
          >
            Remove
          </Button>
        </div>
      )}
      {general.map(({ message, line }) => (
        <p key={`${line} ${message}`} className={form.mistake}>
          <Icon name="warning" size="small" /> {message}
        </p>
      ))}
      {said.map(fieldOf)}
      {ruling.length > 0 && <h3>Who sees it, and when</h3>}
      {ruling.map(fieldOf)}
      {mayEdit && <AddItems lists={node.lists} spot={spot} store={store} onGo={onGo} />}
    </div>
  )
}

/** An item again under other ids, those of the items in it too. */
function copyOf(node: ItemNode, spot: Spot) {
  const taken = new Set<string>()
  const fresh = (id: string) => {
    const made = freshId(`${id}-copy`, spot, taken)
    taken.add(made)
    return made
  }
  const name = fresh(node.id)
  const copied = (value: Json, isRoot: boolean): Json => {
    if (Array.isArray(value)) return value.map(entry => copied(entry, false))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (key === 'id' && typeof inner === 'string') return [key, isRoot ? name : fresh(inner)]
        return [key, copied(inner, false)]
      }),
    )
  }
  return { name, copy: copied(node.value, true) as ItemNode['value'] }
}
