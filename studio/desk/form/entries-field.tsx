import type { ReactNode } from 'react'
import { isJsonObject, type Json, type JsonObject } from '../../../engine/json.ts'
import { followed, type SchemaPart } from '../../../engine/schema/manifest-schema.ts'
import { Button } from '../../../web/ui/button/button.tsx'
import { blankOf } from './blank-of.ts'
import type { ControlProps } from './control.ts'
import styles from './form.module.css'

interface Props extends ControlProps {
  /** What one of them is called: "Variant". */
  single: string
  /** Draws the fields of one entry. */
  fieldsOf: (schema: SchemaPart, value: JsonObject, onChange: (value: JsonObject | undefined) => void) => ReactNode
}

/** A list of entries without ids, in an order that counts: variants, of which the first that fits is taken, and the like. */
export function EntriesField({ schema, value, required, onChange, readOnly, single, fieldsOf }: Props) {
  const entries = Array.isArray(value) ? value.filter(isJsonObject) : []
  const part = followed(schema.items ?? {})
  const say = (next: readonly Json[]) => onChange(next.length === 0 && !required ? undefined : [...next])
  const swapped = (index: number) => {
    const [first, second] = [entries[index], entries[index + 1]]
    return first && second ? entries.with(index, second).with(index + 1, first) : entries
  }
  return (
    <>
      {entries.map((entry, index) => (
        // Entries have neither ids nor anything else of their own.
        // biome-ignore lint/suspicious/noArrayIndexKey: said above
        <fieldset key={index} className={styles.group}>
          <legend>{`${single} ${index + 1}`}</legend>
          {fieldsOf(part, entry, said => say(entries.with(index, said ?? {})))}
          {!readOnly && (
            <div className={styles.besides}>
              {index > 0 && (
                <Button kind="quiet" size="small" onClick={() => say(swapped(index - 1))}>
                  {`Move ${single.toLowerCase()} ${index + 1} up`}
                </Button>
              )}
              <Button kind="quiet" size="small" onClick={() => say(entries.toSpliced(index, 1))}>
                {`Remove ${single.toLowerCase()} ${index + 1}`}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {!readOnly && (
        <div>
          <Button kind="secondary" size="small" onClick={() => say([...entries, blankOf(part)])}>
            {`Add a ${single.toLowerCase()}`}
          </Button>
        </div>
      )}
    </>
  )
}
