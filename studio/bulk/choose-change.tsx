import { useId, useMemo, useState } from 'react'
import type { Json } from '../../engine/json.ts'
import { schemaOf } from '../../engine/schema/manifest-schema.ts'
import { DeskProvider } from '../desk/desk-context.ts'
import { labelOf } from '../desk/form/labels.ts'
import { ValueField } from '../desk/form/value-field.tsx'
import type { DraftStore } from '../desk/model/draft-store.ts'
import type { Folder } from '../desk/model/folders-of.ts'
import { namesFor } from '../desk/model/names-for.ts'
import { type Files, sharedFolder } from '../desk/model/surface.ts'
import { scopeOf } from '../desk/scope-of.ts'
import { useIdNames } from '../query/use-id-names.ts'
import styles from './bulk.module.css'
import type { BulkChange, Picked } from './bulk-change.ts'
import { nodesOf, sharedFields, targetsIn } from './shared-fields.ts'

interface Props {
  files: Files
  folders: readonly Folder[]
  picked: readonly Picked[]
  store: DraftStore
  /** Told with undefined while something is missing. */
  onChange: (change: BulkChange | undefined) => void
}

const kinds = [
  { kind: 'set', label: 'Give a field a value' },
  { kind: 'clear', label: 'Take a field away' },
  { kind: 'lead', label: 'Lead elsewhere' },
  { kind: 'remove', label: 'Remove them' },
  { kind: 'copy', label: 'Add them to other brands' },
] as const
type Kind = (typeof kinds)[number]['kind']

/** What is to become of the items: each choice is told as soon as it is whole (STUDIO-16). */
export function ChooseChange({ files, folders, picked, store, onChange }: Props) {
  const id = useId()
  const [kind, setKind] = useState<Kind>()
  const [nodes] = useState(() => nodesOf(files, picked))
  const [brands] = useState(() => new Set(picked.map(({ brand }) => brand)))
  const brand = brands.size === 1 ? (picked[0]?.brand ?? sharedFolder) : sharedFolder
  const ids = useIdNames()
  // Nothing is added to the draft before the change is made.
  const context = useMemo(
    () => ({
      ...{ ...scopeOf(files, brand, store), draft: undefined, addGroup: () => '' },
      ...{ brand, brands: folders, names: namesFor(files, brand, [], ids) },
    }),
    [files, folders, brand, store, ids],
  )
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.step}>
      <h2 id={`${id}-heading`}>2. What is to become of them?</h2>
      <fieldset className={styles.kinds}>
        <legend className={styles.unseen}>What is to become of them?</legend>
        {kinds.map(each => (
          <label key={each.kind}>
            <input
              type="radio"
              name={`${id}-kind`}
              checked={kind === each.kind}
              onChange={() => {
                setKind(each.kind)
                onChange(each.kind === 'remove' ? { do: 'remove' } : undefined)
              }}
            />
            {each.label}
          </label>
        ))}
      </fieldset>
      <DeskProvider value={context}>
        {(kind === 'set' || kind === 'clear') && (
          <FieldChange
            key={kind}
            fields={sharedFields(nodes).filter(({ required }) => kind === 'set' || !required)}
            kind={kind}
            onChange={onChange}
          />
        )}
        {kind === 'lead' && <LeadElsewhere targets={targetsIn(nodes)} onChange={onChange} />}
      </DeskProvider>
      {kind === 'copy' && (
        <fieldset className={styles.kinds}>
          <legend>To which brands?</legend>
          <ToBrands
            folders={folders.filter(({ key, mayEdit }) => mayEdit && key !== sharedFolder && !brands.has(key))}
            onChange={onChange}
          />
        </fieldset>
      )}
    </section>
  )
}

interface FieldProps extends Pick<Props, 'onChange'> {
  kind: 'set' | 'clear'
  fields: ReturnType<typeof sharedFields>
}

function FieldChange({ kind, fields, onChange }: FieldProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [value, setValue] = useState<Json>()
  const chosen = fields.find(({ field }) => field === name)
  if (fields.length === 0) return <p>These items have no such field in common.</p>
  return (
    <>
      <p className={styles.field}>
        <label htmlFor={id}>Field</label>
        <select
          id={id}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setValue(undefined)
            onChange(kind === 'clear' && target.value !== '' ? { do: 'clear', field: target.value } : undefined)
          }}
        >
          <option value="">–</option>
          {fields.map(({ field }) => (
            <option key={field} value={field}>
              {labelOf(field)}
            </option>
          ))}
        </select>
      </p>
      {kind === 'set' && chosen && (
        <ValueField
          key={name}
          field={name}
          schema={chosen.schema}
          value={value}
          required={false}
          onChange={said => {
            setValue(said)
            onChange(said === undefined ? undefined : { do: 'set', field: name, value: said })
          }}
        />
      )}
    </>
  )
}

function LeadElsewhere({ targets, onChange }: Pick<Props, 'onChange'> & { targets: readonly string[] }) {
  const id = useId()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState<Json>()
  const say = (one: string, other: Json | undefined) =>
    onChange(one !== '' && typeof other === 'string' && other !== '' ? { do: 'lead', from: one, to: other } : undefined)
  if (targets.length === 0) return <p>Nothing in these items leads anywhere.</p>
  return (
    <>
      <p className={styles.field}>
        <label htmlFor={id}>What leads to</label>
        <select
          id={id}
          value={from}
          onChange={({ target }) => {
            setFrom(target.value)
            say(target.value, to)
          }}
        >
          <option value="">–</option>
          {targets.map(target => (
            <option key={target} value={target}>
              {target}
            </option>
          ))}
        </select>
      </p>
      <ValueField
        field="target"
        schema={schemaOf('Target')}
        value={to}
        required={false}
        onChange={said => {
          setTo(said)
          say(from, said)
        }}
      />
    </>
  )
}

function ToBrands({ folders, onChange }: Pick<Props, 'folders' | 'onChange'>) {
  const [brands, setBrands] = useState<readonly string[]>([])
  if (folders.length === 0) return <p>There is no other brand that you may change.</p>
  return folders.map(({ key, name }) => (
    <label key={key}>
      <input
        type="checkbox"
        checked={brands.includes(key)}
        onChange={({ target }) => {
          const next = target.checked ? [...brands, key] : brands.filter(each => each !== key)
          setBrands(next)
          onChange(next.length === 0 ? undefined : { do: 'copy', brands: next })
        }}
      />
      {name}
    </label>
  ))
}
