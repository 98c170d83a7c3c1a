import { useId, useMemo } from 'react'
import { type Json, type JsonObject, sameJson } from '../../engine/json.ts'
import type { SchemaPart } from '../../engine/schema/manifest-schema.ts'
import { Icon } from '../../web/ui/icon/icon.tsx'
import { useDesk } from './desk-context.ts'
import form from './form/form.module.css'
import { labelOf } from './form/labels.ts'
import { ValueField } from './form/value-field.tsx'
import type { DraftStore } from './model/draft-store.ts'
import { goBackAt, ownField } from './model/field-edits.ts'
import { goBack, type Spot, saysItself, setField } from './model/item-edits.ts'
import { setOwnField } from './model/own-fields.ts'
import type { PlacedMistake } from './model/place-of-mistake.ts'
import { reachOf } from './model/reach-of.ts'
import { sharedFolder } from './model/surface.ts'
import { reachInWords } from './reach-in-words.ts'

interface Props {
  field: string
  schema: SchemaPart
  required: boolean
  /** The item, or the surface itself, as it is now. */
  holder: JsonObject
  /** The same where the draft began; undefined of what is new in it. */
  former: JsonObject | undefined
  /** Id of the item; empty where the surface itself has the field. */
  id: string
  /** What it is called. */
  name: string
  spot: Spot
  store: DraftStore
  mayEdit: boolean
  /** Whether the brand made all of the item, so that base has none of it. */
  isOwnItem: boolean
  mistakes: readonly PlacedMistake[]
}

/** A field with where its value comes from, the ways back, whom an edit reaches, and what is wrong with it (STUDIO-07, STUDIO-12). */
export function ItemField(props: Props) {
  const { field, schema, required, holder, former, id, name, spot, store, mayEdit, isOwnItem, mistakes } = props
  const own = useId()
  const label = labelOf(field)
  const value = holder[field]
  const live = former?.[field]
  const edit = (said: Json | undefined) =>
    store.edit(
      `${label} of ${name === value ? id : name}`,
      files =>
        id === '' ? setOwnField({ ...spot, files }, field, said) : setField({ ...spot, files }, id, field, said),
      `${id}/${field}`,
    )
  const saysIt =
    id === '' ? spot.brand !== sharedFolder && ownField(spot, [field]) !== undefined : saysItself(spot, id, field)
  const isChanged = former !== undefined && !sameJson(value ?? null, live ?? null)
  const reach = useReach(spot, id, field)
  const source = sourceOf({ isNew: former === undefined, isChanged, isOwn: saysIt || isOwnItem, value })
  return (
    <div className={form.item} data-field={field}>
      <ValueField
        {...{ field, schema, value, required, around: holder, onChange: edit, readOnly: !mayEdit }}
        beside={
          source !== '' && (
            <span id={`${own}-source`} className={form.source} data-changed={isChanged || undefined}>
              {source}
            </span>
          )
        }
        describedBy={[
          ...(source === '' ? [] : [`${own}-source`]),
          ...(reach === '' ? [] : [`${own}-reach`]),
          ...(mistakes.length > 0 ? [`${own}-mistakes`] : []),
        ].join(' ')}
        isWrong={mistakes.length > 0}
      />
      {mistakes.length > 0 && (
        <div id={`${own}-mistakes`}>
          {mistakes.map(({ message, line }) => (
            <p key={`${line} ${message}`} className={form.mistake}>
              <Icon name="warning" size="small" /> {message}
            </p>
          ))}
        </div>
      )}
      {reach !== '' && (
        <p id={`${own}-reach`} className={form.help}>
          {reach}
        </p>
      )}
      {mayEdit && (saysIt || isChanged) && (
        <div className={form.foot}>
          {isChanged && (
            <button
              type="button"
              onClick={({ currentTarget }) => {
                focusField(currentTarget)
                edit(live)
              }}
            >
              {`Take back the change of ${label}`}
            </button>
          )}
          {saysIt && (
            <button
              type="button"
              onClick={({ currentTarget }) => {
                focusField(currentTarget)
                store.edit(`${label} of ${id || name} as in base`, files =>
                  id === '' ? goBackAt({ ...spot, files }, [field]) : goBack({ ...spot, files }, id, field),
                )
              }}
            >
              {`${label} as all brands have it`}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** The way back goes with what it takes back: whoever works with keys goes on at the field (STUDIO-31). */
function focusField(way: Element): void {
  const field = way.closest('[data-field]')
  field?.querySelector<HTMLElement>('input, select, textarea, [contenteditable="true"], button')?.focus()
}

interface Origin {
  isNew: boolean
  isChanged: boolean
  isOwn: boolean
  value: Json | undefined
}

/** Where a value comes from; nothing of a field that says nothing. */
function sourceOf({ isNew, isChanged, isOwn, value }: Origin): string {
  if (isChanged) return value === undefined ? 'Taken out in this draft' : 'Changed in this draft'
  if (value === undefined) return isOwn ? 'Taken out by this brand' : ''
  if (isNew) return 'New in this draft'
  return isOwn ? 'Said by this brand' : 'From base'
}

/** Whom an edit of base reaches, in words; empty of a brand's own. */
function useReach({ files, brand, surface }: Spot, id: string, field: string): string {
  const { brands } = useDesk()
  const isShared = brand === sharedFolder
  return useMemo(
    () => (isShared ? reachInWords(reachOf(files, brands, { surface, id, field })) : ''),
    [isShared, files, brands, surface, id, field],
  )
}
