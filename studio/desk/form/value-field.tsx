import { type ComponentType, type ReactNode, useId } from 'react'
import { isJsonObject, type Json, type JsonObject } from '../../../engine/json.ts'
import { chosen, followed, type SchemaPart } from '../../../engine/schema/manifest-schema.ts'
import { Button } from '../../../web/ui/button/button.tsx'
import { ConditionBuilder } from '../condition/condition-builder.tsx'
import { blankOf, startOf } from './blank-of.ts'
import { ChecksInput, SwitchInput } from './checks-input.tsx'
import type { ControlProps } from './control.ts'
import { EntriesField } from './entries-field.tsx'
import styles from './form.module.css'
import { IconInput } from './icon-input.tsx'
import { helpOf, labelOf } from './labels.ts'
import { NamedInput, SeveralNamedInput } from './named-input.tsx'
import { PictureField } from './picture-field.tsx'
import { RecordField } from './record-field.tsx'
import { RichTextInput } from './rich-text-input.tsx'
import { TargetInput } from './target-input.tsx'
import { ChoiceInput, DayInput, LinesInput, NumberInput, WordsInput } from './text-input.tsx'
import { isApart, type Widget, widgetOf } from './widget-of.ts'

interface ValueFieldProps {
  field: string
  /** As the schema has it, by reference. */
  schema: SchemaPart
  value: Json | undefined
  /** A value that may be left out can be emptied. */
  required: boolean
  /** Told with undefined when it says nothing any more. */
  onChange: (value: Json | undefined) => void
  /** The object that it is a field of. */
  around?: JsonObject
  /** Beside the label: where the value comes from. */
  beside?: ReactNode
  /** Ids of what describes it besides. */
  describedBy?: string | undefined
  isWrong?: boolean | undefined
  readOnly?: boolean | undefined
}

type Single = 'words' | 'lines' | 'number' | 'day' | 'choice' | 'named' | 'target' | 'rich-text'

/** Widgets that are one control, which their label is for. */
const single: Readonly<Record<Single, ComponentType<ControlProps>>> = {
  words: WordsInput,
  lines: LinesInput,
  number: NumberInput,
  day: DayInput,
  choice: ChoiceInput,
  named: NamedInput,
  target: TargetInput,
  'rich-text': RichTextInput,
}
const isSingle = (widget: Widget): widget is Single => Object.hasOwn(single, widget)

/** Widgets of several controls, which stand in a group; items have forms of their own. */
const several: Readonly<Record<Exclude<Widget, Single | 'switch' | 'items'>, ComponentType<ControlProps>>> = {
  several: ChecksInput,
  'several-named': SeveralNamedInput,
  icon: IconInput,
  condition: ({ field, value, required, onChange }) => <ConditionBuilder {...{ field, value, required, onChange }} />,
  picture: props => (
    <PictureField
      {...props}
      fieldsOf={(value, apart) => (
        <FieldsOf
          schema={props.schema}
          value={value}
          apart={apart}
          readOnly={props.readOnly}
          onChange={props.onChange}
        />
      )}
    />
  ),
  group: GroupOf,
  record: props => (
    <RecordField
      {...props}
      drawnOf={(name, schema, value, onChange) => (
        <ValueField field={name} schema={schema} value={value} required readOnly={props.readOnly} onChange={onChange} />
      )}
    />
  ),
  entries: props => (
    <EntriesField
      {...props}
      single={props.label === labelOf('variants') ? 'Variant' : 'Entry'}
      fieldsOf={(schema, value, onChange) => (
        <FieldsOf schema={schema} value={value} readOnly={props.readOnly} onChange={onChange} />
      )}
    />
  ),
}

/** One field by its schema: the widget that fits, its label, its help (STUDIO-05). */
export function ValueField(props: ValueFieldProps) {
  const { field, schema: reference, value, required, onChange, around = {}, beside, describedBy } = props
  const id = useId()
  const schema = followed(reference)
  const widget = widgetOf(reference)
  const label = labelOf(field)
  const help = helpOf(schema.description ?? '', widget)
  const described = [help === '' ? '' : `${id}-help`, describedBy ?? ''].filter(Boolean).join(' ') || undefined
  const control: ControlProps = {
    ...{ id, field, label, schema, value, required, onChange, around, readOnly: props.readOnly ?? false },
    ...{ 'aria-describedby': described, 'aria-invalid': props.isWrong || undefined },
  }
  const hint = help !== '' && (
    <p id={`${id}-help`} className={styles.help}>
      {help}
    </p>
  )
  const optional = !required && <span className={styles.optional}> (optional)</span>
  if (widget === 'items') return null
  if (widget === 'switch')
    return (
      <div className={styles.field}>
        <div className={styles.head}>
          <SwitchInput {...control} />
          {beside}
        </div>
        {hint}
      </div>
    )
  if (isSingle(widget)) {
    const Control = single[widget]
    return (
      <div className={styles.field}>
        <div className={styles.head}>
          <label htmlFor={id}>
            {label}
            {optional}
          </label>
          {beside}
        </div>
        {hint}
        <Control {...control} />
      </div>
    )
  }
  const Control = several[widget]
  return (
    <fieldset className={styles.group} aria-describedby={described} disabled={props.readOnly}>
      <legend>
        {label}
        {optional}
      </legend>
      {beside && <div className={styles.head}>{beside}</div>}
      {hint}
      <Control {...control} />
    </fieldset>
  )
}

/** A value of several fields. One that may be left out is there or not as a whole. */
function GroupOf({ label, schema, value, required, readOnly, onChange }: ControlProps) {
  if (value === undefined && !required)
    return readOnly ? (
      <p className={styles.help}>None</p>
    ) : (
      <div>
        <Button kind="secondary" size="small" onClick={() => onChange(blankOf(schema))}>
          {`Add ${label.toLowerCase()}`}
        </Button>
      </div>
    )
  const held = isJsonObject(value) ? value : {}
  const fields = { schema, value: held, readOnly, onChange }
  return (
    <>
      {schema.maxProperties === 1 ? <OneOf {...fields} label={label} /> : <FieldsOf {...fields} />}
      {!required && !readOnly && (
        <div>
          <Button kind="quiet" size="small" onClick={() => onChange(undefined)}>
            {`Remove ${label.toLowerCase()}`}
          </Button>
        </div>
      )}
    </>
  )
}

/** A value that has one of several fields. */
function OneOf({ label, schema, value, readOnly, onChange }: FieldsProps & { label: string }) {
  const parts = schema.properties ?? {}
  const [field = ''] = Object.keys(value)
  const part = parts[field]
  return (
    <>
      <select
        className={styles.input}
        aria-label={`Which of ${label.toLowerCase()}`}
        disabled={readOnly}
        value={field}
        onChange={({ target: { value: other } }) => {
          const begun = parts[other]
          if (begun) onChange({ [other]: startOf(other, begun) })
        }}
      >
        {field === '' && <option value="">–</option>}
        {Object.keys(parts).map(each => (
          <option key={each} value={each}>
            {labelOf(each)}
          </option>
        ))}
      </select>
      {part && (
        <ValueField
          {...{ field, schema: part, value: value[field], required: true, around: value, readOnly }}
          onChange={said => onChange({ [field]: said ?? startOf(field, part) })}
        />
      )}
    </>
  )
}

interface FieldsProps {
  schema: SchemaPart
  value: JsonObject
  /** Fields that are drawn otherwise. */
  apart?: readonly string[]
  readOnly: boolean
  onChange: (value: JsonObject | undefined) => void
}

/** The fields of a value that is no item: a variant, a tile inside a block. */
function FieldsOf({ schema: reference, value, apart = [], readOnly, onChange }: FieldsProps) {
  const schema = chosen(reference, value)
  const isRequired = (field: string) => schema.required?.includes(field) ?? false
  const set = (field: string, said: Json | undefined) => {
    const { [field]: _, ...rest } = value
    const next: JsonObject = said === undefined ? rest : { ...value, [field]: said }
    onChange(Object.keys(next).length === 0 ? undefined : next)
  }
  return Object.entries(schema.properties ?? {})
    .filter(([field, part]) => !apart.includes(field) && !isApart(field, part, isRequired(field)))
    .map(([field, part]) => (
      <ValueField
        key={field}
        {...{ field, schema: part, value: value[field], around: value, readOnly }}
        required={isRequired(field)}
        onChange={said => set(field, said)}
      />
    ))
}
