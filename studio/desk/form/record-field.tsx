import type { ReactNode } from 'react'
import { isJsonObject, type Json, type JsonObject } from '../../../engine/json.ts'
import type { SchemaPart } from '../../../engine/schema/manifest-schema.ts'
import { Button } from '../../../web/ui/button/button.tsx'
import { startOf } from './blank-of.ts'
import type { ControlProps } from './control.ts'
import styles from './form.module.css'

interface Props extends ControlProps {
  /** Draws the value that stands under a name. */
  drawnOf: (name: string, schema: SchemaPart, value: Json, onChange: (value: Json | undefined) => void) => ReactNode
}

/** Values under names that somebody chooses: lists of groups, words of a screen (STUDIO-05). */
export function RecordField({ id, schema, value, onChange, required, readOnly, label, drawnOf }: Props) {
  const held = isJsonObject(value) ? value : {}
  const part = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}
  const say = (next: JsonObject) => onChange(Object.keys(next).length === 0 && !required ? undefined : next)
  const without = (name: string) => Object.fromEntries(Object.entries(held).filter(([each]) => each !== name))
  return (
    <>
      {Object.entries(held).map(([name, each]) => (
        <div key={name} className={styles.entry}>
          {drawnOf(name, part, each, said => say(said === undefined ? without(name) : { ...held, [name]: said }))}
          {!readOnly && (
            <Button kind="quiet" size="small" onClick={() => say(without(name))}>
              {`Remove ${name}`}
            </Button>
          )}
        </div>
      ))}
      {!readOnly && (
        <form
          className={styles.besides}
          onSubmit={event => {
            event.preventDefault()
            const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
            if (name === '' || Object.hasOwn(held, name)) return
            say({ ...held, [name]: startOf(name, part) })
            event.currentTarget.reset()
          }}
        >
          <label htmlFor={`${id}-new`}>{`Name of one more in ${label.toLowerCase()}`}</label>
          <input id={`${id}-new`} name="name" className={styles.input} autoComplete="off" />
          <Button kind="secondary" size="small" type="submit">
            Add
          </Button>
        </form>
      )}
    </>
  )
}
