import { followed } from '../../../engine/schema/manifest-schema.ts'
import { type ControlProps, elementProps } from './control.ts'
import styles from './form.module.css'
import { labelOf } from './labels.ts'

/** Yes or no. What is left out is no. */
export function SwitchInput(props: ControlProps) {
  const { label, value, required, onChange } = props
  return (
    <label className={styles.choice}>
      <input
        {...elementProps(props)}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || (required ? false : undefined))}
      />
      {label}
    </label>
  )
}

/** Any number of the schema's choices, in its order. */
export function ChecksInput({ schema, value, required, onChange, readOnly }: ControlProps) {
  const choices = followed(schema.items ?? {}).enum ?? []
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <div className={styles.choices}>
      {choices.map(each => (
        <label key={String(each)} className={styles.choice}>
          <input
            type="checkbox"
            disabled={readOnly}
            checked={chosen.includes(each)}
            onChange={({ target }) => {
              const next = choices.filter(other => (other === each ? target.checked : chosen.includes(other)))
              onChange(next.length === 0 && !required ? undefined : (next as string[]))
            }}
          />
          {labelOf(String(each))}
        </label>
      ))}
    </div>
  )
}
