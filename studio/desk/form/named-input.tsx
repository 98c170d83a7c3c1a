import type { Json, JsonObject } from '../../../engine/json.ts'
import { followed, type SchemaPart } from '../../../engine/schema/manifest-schema.ts'
import { Button } from '../../../web/ui/button/button.tsx'
import { Icon } from '../../../web/ui/icon/icon.tsx'
import { type DeskContext, useDesk } from '../desk-context.ts'
import { type ControlProps, elementProps, textOf } from './control.ts'
import styles from './form.module.css'

/** Something that the brand has a name for: a page, a guard, a group. */
interface Choice {
  readonly value: string
  readonly says: string
}

/** What a field chooses from: names of its format, or ids of a set, which a field beside it may say. */
function choicesFor(schema: SchemaPart, around: JsonObject, { names }: DeskContext): Choice[] {
  const { format = '', 'x-ids-of': set = '' } = schema
  const ids = names.ids[set] ?? names.ids[String(around[set])] ?? {}
  const named = (names.byFormat[format] ?? []).map(({ name, says }) => ({ value: name, says }))
  return [...named, ...Object.entries(ids).map(([value, says]) => ({ value, says }))]
}

const labelFor = ({ value, says }: Choice) => (says === '' ? value : `${says} (${value})`)

/** One name of the brand's, or one id by its name (STUDIO-05). An id without a name can be written as well. */
export function NamedInput(props: ControlProps) {
  const { schema, value, required, onChange, around, id } = props
  const desk = useDesk()
  const choices = choicesFor(schema, around, desk)
  const text = textOf(value)
  const valueFor = (said: string) => (schema.type === 'integer' && /^\d+$/.test(said) ? Number(said) : said)
  const say = (said: string) => onChange(said === '' && !required ? undefined : valueFor(said))
  if (schema['x-ids-of'] !== undefined) {
    const known = choices.find(each => each.value === text)
    return (
      <>
        <input
          {...elementProps(props)}
          className={styles.input}
          list={`${id}-names`}
          inputMode="numeric"
          value={text}
          onChange={({ target }) => say(target.value)}
        />
        <datalist id={`${id}-names`}>
          {choices.map(each => (
            <option key={each.value} value={each.value} label={each.says} />
          ))}
        </datalist>
        {known && <p className={styles.help}>{known.says}</p>}
      </>
    )
  }
  return (
    <select {...elementProps(props)} className={styles.input} value={text} onChange={({ target }) => say(target.value)}>
      {(!required || text === '') && <option value="">–</option>}
      {text !== '' && !choices.some(each => each.value === text) && <option value={text}>{text}</option>}
      {choices.map(each => (
        <option key={each.value} value={each.value}>
          {labelFor(each)}
        </option>
      ))}
    </select>
  )
}

/** Several of them, in an order that may matter. */
export function SeveralNamedInput(props: ControlProps) {
  const { schema, value, required, onChange, around, id, label, readOnly } = props
  const desk = useDesk()
  const choices = choicesFor(followed(schema.items ?? {}), around, desk)
  const chosen = Array.isArray(value) ? value.map(String) : []
  const say = (next: readonly Json[]) => onChange(next.length === 0 && !required ? undefined : [...next])
  const nameFor = (each: string) => labelFor(choices.find(({ value: of }) => of === each) ?? { value: each, says: '' })
  const left = choices.filter(each => !chosen.includes(each.value))
  return (
    <>
      {chosen.length > 0 && (
        <ul className={styles.chips}>
          {chosen.map(each => (
            <li key={each}>
              {nameFor(each)}
              <button
                type="button"
                disabled={readOnly}
                aria-label={`Take out ${nameFor(each)}`}
                onClick={() => say(chosen.filter(other => other !== each))}
              >
                <Icon name="cross" size="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddOne
        {...{ id, label, readOnly, choices: left }}
        isFree={followed(schema.items ?? {})['x-ids-of'] !== undefined}
        onAdd={each => say([...chosen.filter(other => other !== each), each])}
      />
    </>
  )
}

interface AddOneProps extends Pick<ControlProps, 'id' | 'label' | 'readOnly'> {
  choices: readonly Choice[]
  /** Whether there may be others than those that have a name. */
  isFree: boolean
  onAdd: (value: string) => void
}

function AddOne({ id, label, readOnly, choices, isFree, onAdd }: AddOneProps) {
  if (!isFree)
    return (
      <select
        className={styles.input}
        aria-label={`Add to ${label}`}
        disabled={readOnly || choices.length === 0}
        value=""
        onChange={({ target }) => target.value !== '' && onAdd(target.value)}
      >
        <option value="">Add …</option>
        {choices.map(each => (
          <option key={each.value} value={each.value}>
            {labelFor(each)}
          </option>
        ))}
      </select>
    )
  return (
    <form
      className={styles.besides}
      onSubmit={event => {
        event.preventDefault()
        const said = String(new FormData(event.currentTarget).get('added') ?? '').trim()
        const named = choices.find(({ says }) => says.toLowerCase() === said.toLowerCase())
        if (said !== '') onAdd(named?.value ?? said)
        event.currentTarget.reset()
      }}
    >
      <input
        className={styles.input}
        name="added"
        aria-label={`Add to ${label}, by number or name`}
        list={`${id}-names`}
        disabled={readOnly}
      />
      <datalist id={`${id}-names`}>
        {choices.map(each => (
          <option key={each.value} value={each.value} label={each.says} />
        ))}
      </datalist>
      <Button kind="secondary" size="small" type="submit" disabled={readOnly}>
        Add
      </Button>
    </form>
  )
}
