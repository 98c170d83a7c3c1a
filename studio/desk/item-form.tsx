import { useId } from 'react'
import { type Json, sameJson } from '../../engine/json.ts'
import { Button } from '../../web/ui/button/button.tsx'
import { Icon } from '../../web/ui/icon/icon.tsx'
import { AddItems } from './add-items.tsx'
import styles from './desk.module.css'
import form from './form/form.module.css'
import { labelOf } from './form/labels.ts'
import { ValueField } from './form/value-field.tsx'
import { widgetOf } from './form/widget-of.ts'
import type { DraftStore } from './model/draft-store.ts'
import { freshId } from './model/fresh-id.ts'
import { addItem, goBack, moveItem, removeItem, type Spot, saysItself, setField } from './model/item-edits.ts'
import { type ItemNode, nodeOf, treeOf } from './model/item-tree.ts'
import type { PlacedMistake } from './model/place-of-mistake.ts'
import { type Files, sharedFolder, surfaceOf } from './model/surface.ts'

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
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([, part]) => !['fixed', 'items'].includes(widgetOf(part)),
  )
  const said = fields.filter(([field]) => !rules.includes(field))
  const ruling = fields.filter(([field]) => rules.includes(field))
  const live = nodeOf(treeOf(spot.surface, surfaceOf(before, spot.brand, spot.surface)).items, id)?.value
  const general = mistakes.filter(({ field }) => !fields.some(([name]) => name === field))
  const fieldOf = ([field, part]: (typeof fields)[number]) => (
    <ItemField
      key={field}
      {...{ field, schema: part, node, spot, store, mayEdit, live: live?.[field], isNew: live === undefined }}
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
          {list.kinds.some(({ schema: kind }) => widgetOf(kind.properties?.id ?? {}) === 'fixed') && (
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

interface FieldProps extends Pick<Props, 'node' | 'spot' | 'store' | 'mayEdit' | 'mistakes'> {
  field: string
  schema: Parameters<typeof ValueField>[0]['schema']
  live: Json | undefined
  isNew: boolean
}

/** A field with where its value comes from, the way back, and what is wrong with it. */
function ItemField({ field, schema, node, spot, store, mayEdit, mistakes, live, isNew }: FieldProps) {
  const id = useId()
  const value = node.value[field]
  const edit = (said: Json | undefined) =>
    store.edit(
      `${labelOf(field)} of ${node.name === value ? node.id : node.name}`,
      setField(spot, node.id, field, said),
    )
  const isOwn = saysItself(spot, node.id, field)
  const isChanged = !isNew && !sameJson(value, live)
  return (
    <div>
      <ValueField
        {...{ field, schema, value, onChange: edit, readOnly: !mayEdit }}
        required={node.schema.required?.includes(field) ?? false}
        describedBy={mistakes.length > 0 ? `${id}-mistakes` : undefined}
        isWrong={mistakes.length > 0}
      />
      {mistakes.length > 0 && (
        <div id={`${id}-mistakes`}>
          {mistakes.map(({ message, line }) => (
            <p key={`${line} ${message}`} className={form.mistake}>
              <Icon name="warning" size="small" /> {message}
            </p>
          ))}
        </div>
      )}
      {(isOwn || isChanged) && (
        <div className={form.foot}>
          <span>{isChanged ? 'Changed in this draft' : 'Said by this brand'}</span>
          {mayEdit && isChanged && (
            <button type="button" onClick={() => edit(live)}>
              {`Take back the change of ${labelOf(field)}`}
            </button>
          )}
          {mayEdit && isOwn && spot.brand !== sharedFolder && (
            <button
              type="button"
              onClick={() => store.edit(`${labelOf(field)} of ${node.id} as in base`, goBack(spot, node.id, field))}
            >
              {`${labelOf(field)} as all brands have it`}
            </button>
          )}
        </div>
      )}
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
