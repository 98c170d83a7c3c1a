import { useId } from 'react'
import { isJsonObject, type Json } from '../../engine/json.ts'
import { isConditionField } from '../../engine/schema/surfaces.ts'
import type { Condition } from '../../schema/generated/manifests.ts'
import { Button } from '../../web/ui/button/button.tsx'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import { useCheck } from '../check/use-check.ts'
import { sentenceOf } from '../desk/condition/sentence-of.ts'
import { labelOf } from '../desk/form/labels.ts'
import type { Folder } from '../desk/model/folders-of.ts'
import { scopeIn } from '../desk/model/scope-in.ts'
import { type Files, sharedFolder } from '../desk/model/surface.ts'
import styles from './bulk.module.css'
import type { Changed } from './bulk-change.ts'
import type { Effect } from './effects-of.ts'

interface Props {
  effects: readonly Effect[]
  changed: Changed
  folders: readonly Folder[]
  assets: readonly string[]
  /** Whether something newer was chosen, which is not shown yet. */
  isBehind: boolean
  onMake: () => void
}

const whats = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const

/** Every item that a change would reach, before and after, what it cannot do, and the mistakes that it would leave (STUDIO-16). */
export function ShownEffects({ effects, changed, folders, assets, isBehind, onMake }: Props) {
  const id = useId()
  const { mistakes } = useCheck(changed.files, assets)
  const paths = new Set(changed.edits.map(({ path }) => path))
  const left = mistakes?.filter(({ path }) => paths.has(path)) ?? []
  const nameOf = (key: string) => folders.find(folder => folder.key === key)?.name ?? key
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.step}>
      <h2 id={`${id}-heading`}>3. What comes of it</h2>
      <p role="status" className={styles.quiet}>
        {effects.length === 0
          ? 'Nothing would change.'
          : `${effects.length} ${effects.length === 1 ? 'item changes' : 'items change'} in ${paths.size} ${paths.size === 1 ? 'file' : 'files'}.`}
      </p>
      {changed.refused.length > 0 && (
        <div className={styles.refused}>
          <h3>Not possible</h3>
          <PlainList>
            {changed.refused.map(({ brand, surface, id: item, reason }) => (
              <li key={`${brand} ${surface} ${item}`}>{`${nameOf(brand)}, ${labelOf(surface)}, ${item}: ${reason}`}</li>
            ))}
          </PlainList>
        </div>
      )}
      {effects.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys
        <section className={styles.scroll} aria-label="Before and after" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">Where</th>
                <th scope="col">Before</th>
                <th scope="col">After</th>
              </tr>
            </thead>
            <tbody>
              {effects.map(effect => (
                <tr key={`${effect.surface} ${effect.id} ${effect.brands.join()}`}>
                  <th scope="row">
                    {effect.name} <code>{effect.id}</code>
                  </th>
                  <td>{`${labelOf(effect.surface)} of ${effect.brands.map(nameOf).join(', ')}`}</td>
                  <td>
                    <Side effect={effect} side="before" files={changed.files} />
                  </td>
                  <td>
                    <Side effect={effect} side="after" files={changed.files} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {left.length > 0 && (
        <div className={styles.refused}>
          <h3>{`Mistakes in what it changes: ${left.length}`}</h3>
          <PlainList>
            {left.map(({ path, line, message }) => (
              <li key={`${path} ${line} ${message}`}>
                <code>{`${path}:${line}`}</code> {message}
              </li>
            ))}
          </PlainList>
        </div>
      )}
      <div className={styles.actions}>
        <Button disabled={effects.length === 0 || isBehind} onClick={onMake}>
          Make this change
        </Button>
        <p className={styles.quiet}>It is one step: one Undo takes all of it back.</p>
      </div>
    </section>
  )
}

interface SideProps {
  effect: Effect
  side: 'before' | 'after'
  files: Files
}

function Side({ effect: { what, fields, brands }, side, files }: SideProps) {
  if (what !== 'changed') return (what === 'added') === (side === 'after') ? whats[what] : '–'
  return fields.map(({ field, [side]: value }) => (
    <p key={field}>
      <span className={styles.quiet}>{`${labelOf(field)}: `}</span>
      {valueInWords(field, value, files, brands[0] ?? sharedFolder)}
    </p>
  ))
}

function valueInWords(field: string, value: Json | undefined, files: Files, brand: string): string {
  if (value === undefined) return 'nothing'
  if (isConditionField(field) && isJsonObject(value))
    return sentenceOf(value as unknown as Condition, scopeIn(files, brand))
  return typeof value === 'string' ? value : JSON.stringify(value)
}
