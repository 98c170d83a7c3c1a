import { useId } from 'react'
import { isJsonObject, type Json, type JsonObject } from '../../../engine/json.ts'
import { chosen, followed, type SchemaPart } from '../../../engine/schema/manifest-schema.ts'
import { Button } from '../../../web/ui/button/button.tsx'
import { ConditionBuilder } from '../condition/condition-builder.tsx'
import { blankOf } from './blank-of.ts'
import styles from './form.module.css'
import { labelOf } from './labels.ts'
import { TextInput } from './text-input.tsx'
import { widgetOf } from './widget-of.ts'

interface ValueFieldProps {
  field: string
  /** As the schema has it, by reference. */
  schema: SchemaPart
  value: Json | undefined
  /** A value that may be left out can be emptied. */
  required: boolean
  /** Told with undefined when it says nothing any more. */
  onChange: (value: Json | undefined) => void
  /** Ids of what describes it besides. */
  describedBy?: string | undefined
  isWrong?: boolean | undefined
  readOnly?: boolean | undefined
}

/** One field by its schema: the widget that fits, its label, its help (STUDIO-05). */
export function ValueField(props: ValueFieldProps) {
  const { field, schema: reference, value, required, onChange, describedBy, isWrong, readOnly } = props
  const id = useId()
  const schema = followed(reference)
  const widget = widgetOf(reference)
  const label = labelOf(field)
  const help = schema.description ?? ''
  const described = [help === '' ? '' : `${id}-help`, describedBy ?? ''].filter(Boolean).join(' ') || undefined
  const hint = help !== '' && (
    <p id={`${id}-help`} className={styles.help}>
      {help}
    </p>
  )
  const shared = { id, 'aria-describedby': described, 'aria-invalid': isWrong || undefined } as const

  if (widget === 'switch')
    return (
      <div>
        <label className={styles.choice}>
          <input
            {...shared}
            type="checkbox"
            disabled={readOnly}
            checked={value === true}
            onChange={event => onChange(event.target.checked || (required ? false : undefined))}
          />
          {label}
        </label>
        {hint}
      </div>
    )
  if (widget === 'condition')
    return (
      <fieldset className={styles.group} aria-describedby={described} disabled={readOnly}>
        <legend>{label}</legend>
        {hint}
        <ConditionBuilder field={field} value={value} required={required} onChange={onChange} />
      </fieldset>
    )
  if (widget === 'several') {
    const chosen = Array.isArray(value) ? value : []
    return (
      <fieldset className={styles.group} aria-describedby={described} disabled={readOnly}>
        <legend>{label}</legend>
        {hint}
        <div className={styles.choices}>
          {(followed(schema.items ?? {}).enum ?? []).map(option => (
            <label key={String(option)} className={styles.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(option as string)}
                onChange={event => {
                  const kept = chosen.filter(each => each !== option)
                  const next = event.target.checked ? [...kept, option as string] : kept
                  onChange(next.length === 0 && !required ? undefined : next)
                }}
              />
              {String(option)}
            </label>
          ))}
        </div>
      </fieldset>
    )
  }
  if (widget === 'entries')
    return (
      <fieldset className={styles.group} aria-describedby={described} disabled={readOnly}>
        <legend>{label}</legend>
        {hint}
        <EntriesField schema={schema} value={value} onChange={onChange} required={required} />
      </fieldset>
    )
  if (widget === 'group')
    return (
      <fieldset className={styles.group} aria-describedby={described} disabled={readOnly}>
        <legend>{label}</legend>
        {hint}
        <FieldsOf schema={schema} value={isJsonObject(value) ? value : {}} onChange={onChange} />
      </fieldset>
    )
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {!required && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint}
      <TextInput
        {...shared}
        widget={widget}
        schema={schema}
        value={value}
        required={required}
        onChange={onChange}
        readOnly={readOnly}
      />
    </div>
  )
}

interface EntriesProps {
  /** Of the list. */
  schema: SchemaPart
  value: Json | undefined
  required: boolean
  onChange: (value: Json | undefined) => void
}

/** A list of entries that are no items: variants, and the like. */
function EntriesField({ schema, value, required, onChange }: EntriesProps) {
  const entries = Array.isArray(value) ? value.filter(isJsonObject) : []
  const part = followed(schema.items ?? {})
  const say = (next: readonly Json[]) => onChange(next.length === 0 && !required ? undefined : [...next])
  return (
    <>
      {entries.map((entry, index) => (
        // Entries have neither ids nor anything else of their own.
        // biome-ignore lint/suspicious/noArrayIndexKey: said above
        <fieldset key={index} className={styles.group}>
          <legend>{`Entry ${index + 1}`}</legend>
          <FieldsOf schema={part} value={entry} onChange={said => say(entries.with(index, said ?? {}))} />
          <Button kind="quiet" size="small" onClick={() => say(entries.toSpliced(index, 1))}>
            {`Remove entry ${index + 1}`}
          </Button>
        </fieldset>
      ))}
      <Button kind="secondary" size="small" onClick={() => say([...entries, blankOf(part)])}>
        Add an entry
      </Button>
    </>
  )
}

interface FieldsProps {
  schema: SchemaPart
  value: JsonObject
  onChange: (value: JsonObject | undefined) => void
}

/** The fields of a value that is no item: a picture, a variant. */
function FieldsOf({ schema: reference, value, onChange }: FieldsProps) {
  const schema = chosen(reference, value)
  const set = (field: string, said: Json | undefined) => {
    const { [field]: _, ...rest } = value
    const next: JsonObject = said === undefined ? rest : { ...value, [field]: said }
    onChange(Object.keys(next).length === 0 ? undefined : next)
  }
  return Object.entries(schema.properties ?? {})
    .filter(([, part]) => !['fixed', 'items'].includes(widgetOf(part)))
    .map(([field, part]) => (
      <ValueField
        key={field}
        field={field}
        schema={part}
        value={value[field]}
        required={schema.required?.includes(field) ?? false}
        onChange={said => set(field, said)}
      />
    ))
}
