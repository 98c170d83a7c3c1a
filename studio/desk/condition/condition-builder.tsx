import { useId, useState } from 'react'
import { isJsonObject, type Json } from '../../../engine/json.ts'
import { registry } from '../../../engine/members/registry.ts'
import { conditionInWords } from '../../../engine/words/condition-in-words.ts'
import type { Condition } from '../../../schema/generated/manifests.ts'
import { Button } from '../../../web/ui/button/button.tsx'
import { type DeskContext, useDesk } from '../desk-context.ts'
import styles from './condition-builder.module.css'
import { type ConditionForm, conditionForms, conditionWith, firstOf, partOf } from './forms-of.ts'

interface Props {
  value: Json | undefined
  required: boolean
  onChange: (value: Json | undefined) => void
}

/**
 * Makes a condition row by row, and says for whom it is true in a sentence. It works on the stored condition itself, which is a
 * whole one after every step.
 */
export function ConditionBuilder({ value, required, onChange }: Props) {
  const desk = useDesk()
  const say: (condition: Condition | undefined) => void = onChange
  if (!isJsonObject(value))
    return (
      <div className={styles.sentence}>
        <p>Everyone</p>
        <Button kind="secondary" size="small" onClick={() => say(firstOf('all', desk))}>
          Choose for whom
        </Button>
      </div>
    )
  const condition = value as unknown as Condition
  return (
    <>
      <div className={styles.sentence}>
        <p>{sentenceOf(condition, desk)}</p>
        {!required && (
          <Button kind="quiet" size="small" onClick={() => say(undefined)}>
            Everyone again
          </Button>
        )}
      </div>
      <Row condition={condition} onChange={say} />
    </>
  )
}

function sentenceOf(condition: Condition, { scope }: DeskContext): string {
  try {
    const words = conditionInWords(condition, { registry, scope })
    return words.charAt(0).toUpperCase() + words.slice(1)
  } catch {
    return 'This names something that is not there.'
  }
}

interface RowProps {
  condition: Condition
  onChange: (condition: Condition) => void
  onRemove?: (() => void) | undefined
}

const groups = [...Map.groupBy(conditionForms, ({ about }) => about)]

/** One condition: what it is about, and the rest of it. */
function Row({ condition, onChange, onRemove }: RowProps) {
  const desk = useDesk()
  const { key, value } = partOf(condition)
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <select
          aria-label="Condition"
          className={styles.select}
          value={key}
          onChange={event => onChange(firstOf(event.target.value, desk, condition))}
        >
          {groups.map(([about, forms]) => (
            <optgroup key={about} label={about}>
              {forms.map((form: ConditionForm) => (
                <option key={form.key} value={form.key}>
                  {form.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {onRemove && (
          <Button kind="quiet" size="small" onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
      <Rest name={key} value={value} onChange={onChange} />
    </div>
  )
}

interface RestProps {
  name: string
  value: Json
  onChange: (condition: Condition) => void
}

function Rest({ name, value, onChange }: RestProps) {
  const { scope } = useDesk()
  if (name === 'all' || name === 'any') return <Several name={name} value={value} onChange={onChange} />
  if (name === 'not')
    return <Row condition={value as unknown as Condition} onChange={inner => onChange(conditionWith('not', inner))} />
  if (name === 'use')
    return <Named label="Named condition" name={name} value={value} of={scope.conditions} onChange={onChange} />
  if (name === 'in')
    return (
      <>
        <Named label="Group or program" name={name} value={value} of={scope.segments} onChange={onChange} />
        <AnotherGroup onAdded={segment => onChange(conditionWith('in', segment))} />
      </>
    )
  return <Fact name={name} value={value} onChange={onChange} />
}

function Several({ name, value, onChange }: RestProps) {
  const desk = useDesk()
  const parts = (Array.isArray(value) ? value : []) as unknown as Condition[]
  const say = (next: readonly Condition[]) => onChange(conditionWith(name, next as unknown as Json))
  return (
    <div className={styles.parts}>
      {parts.map((part, index) => (
        <Row
          // Conditions have nothing of their own by which they could be told apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: said above
          key={index}
          condition={part}
          onChange={changed => say(parts.with(index, changed))}
          // One has to be left: a list of none is no condition.
          onRemove={parts.length > 1 ? () => say(parts.toSpliced(index, 1)) : undefined}
        />
      ))}
      <Button kind="secondary" size="small" onClick={() => say([...parts, firstOf('memberStatus', desk)])}>
        {name === 'all' ? 'And …' : 'Or …'}
      </Button>
    </div>
  )
}

/** A fact with the values of which one has to be: the last one stays. */
function Fact({ name, value, onChange }: RestProps) {
  const chosen = Array.isArray(value) ? value : []
  const { label, values } = registry.facts[name] ?? { label: name, values: {} }
  return (
    <fieldset className={styles.values}>
      <legend className={styles.unseen}>{label}</legend>
      {Object.entries(values).map(([each, phrase]) => {
        const isOnly = chosen.length === 1 && chosen[0] === each
        return (
          <label key={each} data-chosen={chosen.includes(each) || undefined}>
            <input
              type="checkbox"
              checked={chosen.includes(each)}
              aria-disabled={isOnly || undefined}
              onChange={event => {
                if (isOnly) return
                const kept = Object.keys(values).filter(other =>
                  other === each ? event.target.checked : chosen.includes(other),
                )
                onChange(conditionWith(name, kept))
              }}
            />
            {phrase}
          </label>
        )
      })}
    </fieldset>
  )
}

function Named({
  label,
  name,
  value,
  of,
  onChange,
}: RestProps & { label: string; of: Readonly<Record<string, { description: string }>> }) {
  const chosen = String(value)
  return (
    <select
      aria-label={label}
      className={styles.select}
      value={chosen}
      onChange={event => onChange(conditionWith(name, event.target.value))}
    >
      {!Object.hasOwn(of, chosen) && <option value={chosen}>{chosen === '' ? '–' : chosen}</option>}
      {Object.entries(of).map(([each, { description }]) => (
        <option key={each} value={each}>
          {`${each}: ${description}`}
        </option>
      ))}
    </select>
  )
}

/** A group by its number, which becomes a segment of the brand. */
function AnotherGroup({ onAdded }: { onAdded: (segment: string) => void }) {
  const { addGroup } = useDesk()
  const id = useId()
  const [number, setNumber] = useState('')
  const isNumber = /^\d{1,12}$/.test(number)
  return (
    <div className={styles.another}>
      <label htmlFor={id}>Another group, by its number</label>
      <input id={id} inputMode="numeric" value={number} onChange={event => setNumber(event.target.value.trim())} />
      <Button
        kind="secondary"
        size="small"
        disabled={!isNumber}
        onClick={() => {
          onAdded(addGroup(number, `Members of group ${number}.`))
          setNumber('')
        }}
      >
        Take this group
      </Button>
    </div>
  )
}
