import { type ControlProps, elementProps, textOf } from './control.ts'
import styles from './form.module.css'
import { labelOf } from './labels.ts'

/** One line of words. */
export function WordsInput(props: ControlProps) {
  const { value, required, onChange } = props
  return (
    <input
      {...elementProps(props)}
      className={styles.input}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value === '' && !required ? undefined : target.value)}
    />
  )
}

/** A list of texts, each in a line of its own. */
export function LinesInput(props: ControlProps) {
  const { value, required, onChange } = props
  const lines = Array.isArray(value) ? value.map(String) : []
  return (
    <textarea
      {...elementProps(props)}
      className={styles.input}
      rows={Math.max(2, lines.length + 1)}
      value={lines.join('\n')}
      onChange={({ target }) => {
        const said = target.value === '' ? [] : target.value.split('\n')
        onChange(said.length === 0 && !required ? undefined : said)
      }}
    />
  )
}

/** A whole number, in the bounds of the schema. */
export function NumberInput(props: ControlProps) {
  const { schema, value, onChange } = props
  return (
    <input
      {...elementProps(props)}
      className={styles.input}
      type="number"
      min={schema.minimum}
      max={schema.maximum}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
    />
  )
}

/** A day. */
export function DayInput(props: ControlProps) {
  const { value, required, onChange } = props
  return (
    <input
      {...elementProps(props)}
      className={styles.input}
      type="date"
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value === '' && !required ? undefined : target.value)}
    />
  )
}

/** One of the schema's choices, with what it means where the schema says so. */
export function ChoiceInput(props: ControlProps) {
  const { schema, value, required, onChange } = props
  const choices = schema.enum ?? [schema.const]
  const text = typeof value === 'boolean' ? String(value) : textOf(value)
  return (
    <select
      {...elementProps(props)}
      className={styles.input}
      value={text}
      onChange={({ target }) => {
        const chosen = choices.find(each => String(each) === target.value)
        onChange(chosen as typeof value)
      }}
    >
      {(!required || text === '') && <option value="">–</option>}
      {text !== '' && !choices.some(each => String(each) === text) && <option value={text}>{text}</option>}
      {choices.map((each, index) => {
        const means = schema.enumDescriptions?.[index]
        return (
          <option key={String(each)} value={String(each)}>
            {labelOf(String(each)) + (means ? `: ${means}` : '')}
          </option>
        )
      })}
    </select>
  )
}
