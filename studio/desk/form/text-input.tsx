import type { Json } from '../../../engine/json.ts'
import type { SchemaPart } from '../../../engine/schema/manifest-schema.ts'
import { Icon } from '../../../web/ui/icon/icon.tsx'
import { useDesk } from '../desk-context.ts'
import styles from './form.module.css'
import type { Widget } from './widget-of.ts'

interface Props {
  id: string
  widget: Widget
  schema: SchemaPart
  value: Json | undefined
  required: boolean
  onChange: (value: Json | undefined) => void
  readOnly?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}

/** Fields in one control: words, choices, days, numbers, links. */
export function TextInput({ widget, schema, value, required, onChange, readOnly, ...shared }: Props) {
  const { paths } = useDesk()
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const say = (said: string) => onChange(said === '' && !required ? undefined : said)
  const own = { ...shared, className: styles.input, disabled: readOnly }

  if (widget === 'choice' || widget === 'icon')
    return (
      <div className={styles.besides}>
        {widget === 'icon' && text !== '' && <Icon name={text} />}
        <select {...own} value={text} onChange={event => say(event.target.value)}>
          {(!required || text === '') && <option value="">–</option>}
          {(schema.enum ?? []).map(option => (
            <option key={String(option)} value={String(option)}>
              {String(option)}
            </option>
          ))}
        </select>
      </div>
    )
  if (widget === 'rich-text')
    return <textarea {...own} rows={4} value={text} onChange={event => say(event.target.value)} />
  if (widget === 'lines') {
    const lines = Array.isArray(value) ? value.map(String) : []
    return (
      <textarea
        {...own}
        rows={Math.max(2, lines.length + 1)}
        value={lines.join('\n')}
        onChange={event => {
          const said = event.target.value === '' ? [] : event.target.value.split('\n')
          onChange(said.length === 0 && !required ? undefined : said)
        }}
      />
    )
  }
  if (widget === 'number')
    return (
      <input
        {...own}
        type="number"
        value={text}
        onChange={event => onChange(event.target.value === '' ? undefined : event.target.valueAsNumber)}
      />
    )
  if (widget === 'day') return <input {...own} type="date" value={text} onChange={event => say(event.target.value)} />
  if (widget === 'target')
    return (
      <>
        <input {...own} list={`${shared.id}-paths`} value={text} onChange={event => say(event.target.value)} />
        <datalist id={`${shared.id}-paths`}>
          {paths.map(path => (
            <option key={path} value={path} />
          ))}
        </datalist>
      </>
    )
  return <input {...own} value={text} onChange={event => say(event.target.value)} />
}
