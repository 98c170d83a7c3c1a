import { registry } from '../../../engine/members/registry.ts'
import { useIdNames } from '../../query/use-id-names.ts'
import { useDesk } from '../desk-context.ts'
import type { RowProps } from './building.ts'
import styles from './condition-builder.module.css'
import { conditionWith, partOf, replaced, toggled, valuesOf } from './condition-edits.ts'
import { FindGroup } from './find-group.tsx'

/** What is wanted of a fact, or the name that is meant. */
export function LeafValue({ building, part, path }: RowProps) {
  const { scope } = useDesk()
  const names = useIdNames()
  const { key } = partOf(part)
  const take = (condition: typeof part) =>
    building.act({ condition: replaced(building.condition, path, condition), at: path }, 'form')
  if (key === 'use')
    return (
      <Named
        label="Named condition"
        value={nameIn(part)}
        of={Object.entries(scope.conditions).map(([name, { description }]) => [name, `${name}: ${description}`])}
        onChoose={name => take(conditionWith('use', name))}
      />
    )
  if (key === 'in')
    return (
      <>
        <Named
          label="Group or program"
          value={nameIn(part)}
          of={Object.entries(scope.segments).map(([name, { description, of, values }]) => {
            const members = values.map(id => names[of]?.[id] ?? id).join(', ')
            return [name, `${description.replace(/\.$/, '')} (${members})`]
          })}
          onChoose={name => take(conditionWith('in', name))}
        />
        <FindGroup building={building} onFound={name => take(conditionWith('in', name))} />
      </>
    )
  return <Fact building={building} part={part} path={path} />
}

/** The name that stands behind the key. */
const nameIn = (part: object): string => String(Object.values(part)[0] ?? '')

/** A fact with the values of which one has to be: the last one stays. */
function Fact({ building, part, path }: RowProps) {
  const chosen = valuesOf(part)
  const { key } = partOf(part)
  const { label, values } = registry.facts[key] ?? { label: key, values: {} }
  return (
    <fieldset className={styles.values}>
      <legend className={styles.unseen}>{label}</legend>
      {Object.entries(values).map(([value, phrase]) => {
        const isOnly = chosen.length === 1 && chosen[0] === value
        return (
          <label key={value} data-chosen={chosen.includes(value) || undefined}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              aria-disabled={isOnly || undefined}
              onChange={() => !isOnly && building.change(toggled(building.condition, path, value))}
            />
            {phrase}
          </label>
        )
      })}
    </fieldset>
  )
}

interface NamedProps {
  label: string
  value: string
  of: readonly (readonly [name: string, label: string])[]
  onChoose: (name: string) => void
}

function Named({ label, value, of, onChoose }: NamedProps) {
  return (
    <select
      aria-label={label}
      className={styles.select}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {!of.some(([name]) => name === value) && <option value={value}>{value === '' ? '–' : value}</option>}
      {of.map(([name, says]) => (
        <option key={name} value={name}>
          {says}
        </option>
      ))}
    </select>
  )
}
