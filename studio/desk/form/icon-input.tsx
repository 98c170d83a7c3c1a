import { Icon } from '../../../web/ui/icon/icon.tsx'
import { type ControlProps, textOf } from './control.ts'
import styles from './form.module.css'
import { labelOf } from './labels.ts'

/** An icon, chosen by its picture (STUDIO-05). */
export function IconInput({ id, schema, value, required, onChange, readOnly }: ControlProps) {
  const chosen = textOf(value)
  const choices = (schema.enum ?? []).map(String)
  return (
    <details className={styles.more}>
      <summary>
        {chosen === '' ? (
          'No icon'
        ) : (
          <>
            <Icon name={chosen} /> {labelOf(chosen)}
          </>
        )}
        {!readOnly && <span className={styles.act}>Change</span>}
      </summary>
      <div className={styles.icons}>
        {!required && (
          <label>
            <input
              type="radio"
              name={id}
              disabled={readOnly}
              checked={chosen === ''}
              onChange={() => onChange(undefined)}
            />
            <span>None</span>
          </label>
        )}
        {choices.map((each, index) => (
          <label key={each} title={schema.enumDescriptions?.[index]}>
            <input
              type="radio"
              name={id}
              disabled={readOnly}
              checked={chosen === each}
              onChange={() => onChange(each)}
            />
            <Icon name={each} />
            <span>{labelOf(each)}</span>
          </label>
        ))}
      </div>
    </details>
  )
}
