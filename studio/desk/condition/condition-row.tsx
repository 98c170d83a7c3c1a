import { Button } from '../../../web/ui/button/button.tsx'
import { Icon } from '../../../web/ui/icon/icon.tsx'
import { useDesk } from '../desk-context.ts'
import { type RowProps, rowKey } from './building.ts'
import styles from './condition-builder.module.css'
import { added, isList, type ListKind, partOf, removed, replaced, turned } from './condition-edits.ts'
import { firstOf, leafForms } from './forms-of.ts'
import { LeafValue } from './leaf-value.tsx'
import { RowTools } from './row-tools.tsx'
import { sentenceOf } from './sentence-of.ts'

const about = [...Map.groupBy(leafForms, form => form.about)]
const lists: readonly (readonly [ListKind, string])[] = [
  ['all', 'All of these hold'],
  ['any', 'Any of these holds'],
]

/** One part of a condition: what it is about, what can be done with it, and what is in it. */
export function ConditionRow({ building, part, path }: RowProps) {
  const { scope } = useDesk()
  const row = rowKey(path)
  const { key, parts } = partOf(part)
  const words = sentenceOf(part, scope)
  const isOpen = building.open === row
  const mayGo = path.length > 0 || !building.required
  const control = { 'data-row': row, 'data-control': 'form' }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend for each of the nested rows
    <div className={styles.row} role="group" aria-label={words}>
      <div className={styles.bar}>
        {isList(key) && (
          <select
            {...control}
            aria-label="How these go together"
            className={styles.select}
            value={key}
            onChange={({ target }) =>
              building.act(turned(building.condition, path, target.value === 'any' ? 'any' : 'all'), 'form')
            }
          >
            {lists.map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
        )}
        {key === 'not' && <strong>This does not hold</strong>}
        {parts.length === 0 && (
          <select
            {...control}
            aria-label="Condition"
            className={styles.select}
            value={key}
            onChange={({ target }) => {
              const condition = replaced(building.condition, path, firstOf(target.value, scope))
              building.act({ condition, at: path }, 'form')
            }}
          >
            {about.map(([group, forms]) => (
              <optgroup key={group} label={group}>
                {forms.map(form => (
                  <option key={form.key} value={form.key} disabled={isEmpty(form.key, scope)}>
                    {form.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
        <span className={styles.end}>
          <Button
            kind="quiet"
            size="small"
            data-row={row}
            data-control="tools"
            aria-expanded={isOpen}
            aria-label={`Move or wrap: ${words}`}
            title="Move or wrap"
            onClick={() => building.setOpen(isOpen ? undefined : row)}
          >
            <Icon name="menu" size="small" />
          </Button>
          {mayGo && (
            <Button
              kind="quiet"
              size="small"
              aria-label={`Remove: ${words}`}
              title="Remove"
              onClick={() => building.act(removed(building.condition, path), 'form')}
            >
              <Icon name="cross" size="small" />
            </Button>
          )}
        </span>
      </div>
      {isOpen && <RowTools {...{ building, part, path }} />}
      {parts.length === 0 && <LeafValue {...{ building, part, path }} />}
      {parts.map((inner, place) => (
        // Conditions have nothing of their own by which they could be told apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: said above
        <ConditionRow key={place} building={building} part={inner} path={[...path, place]} />
      ))}
      {isList(key) && (
        <Button
          kind="secondary"
          size="small"
          className={styles.add ?? ''}
          onClick={() => building.act(added(building.condition, path, key, firstOf('memberStatus', scope)), 'form')}
        >
          {key === 'all' ? 'And …' : 'Or …'}
        </Button>
      )}
    </div>
  )
}

/** Whether there is nothing yet that a condition of this form could name. */
const isEmpty = (key: string, { conditions, segments }: ReturnType<typeof useDesk>['scope']) =>
  (key === 'use' && Object.keys(conditions).length === 0) || (key === 'in' && Object.keys(segments).length === 0)
