import { useLayoutEffect, useRef, useState } from 'react'
import { isJsonObject, type Json } from '../../../engine/json.ts'
import type { Condition } from '../../../schema/generated/manifests.ts'
import { Button } from '../../../web/ui/button/button.tsx'
import { useDesk } from '../desk-context.ts'
import { type Building, type Control, rowKey } from './building.ts'
import styles from './condition-builder.module.css'
import { added, conditionWith, type Edited, isList, partOf } from './condition-edits.ts'
import { ConditionOutlook } from './condition-outlook.tsx'
import { ConditionRow } from './condition-row.tsx'
import { FindGroup } from './find-group.tsx'
import { firstOf } from './forms-of.ts'
import { sentenceOf } from './sentence-of.ts'

interface Props {
  /** The field that holds it, which says what an open answer comes to. */
  field?: string
  value: Json | undefined
  required: boolean
  onChange: (value: Json | undefined) => void
}

/**
 * Makes a condition row by row, by pointer and by keys, and says beside it for whom it is true (STUDIO-06). It works on the stored
 * condition itself, which is a whole one after every step.
 */
export function ConditionBuilder({ field = 'showWhen', value, required, onChange }: Props) {
  const { scope, draft } = useDesk()
  const element = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<string>()
  // An item may have many variants, each with a condition: those are looked at when somebody asks.
  const [isLooking, setLooking] = useState(field !== 'when')
  const [focus, setFocus] = useState<{ row: string; control: Control }>()
  useLayoutEffect(() => {
    if (!focus) return
    const find = (control: Control) =>
      element.current?.querySelector<HTMLElement>(`[data-row="${focus.row}"][data-control="${control}"]`)
    const wanted = find(focus.control) ?? find('tools') ?? element.current?.querySelector<HTMLElement>('button')
    wanted?.focus()
  }, [focus])

  const condition = isJsonObject(value) ? (value as unknown as Condition) : undefined
  const together = (work: () => void) => (draft ? draft.store.oneStep(work) : work())
  const say = (said: Condition | undefined) => together(() => onChange(said))
  const act = (edited: Edited | undefined, control: Control) => {
    say(edited?.condition)
    const row = rowKey(edited?.at ?? [])
    setOpen(before => (before === undefined || !edited ? undefined : row))
    setFocus({ row, control: edited ? control : 'everyone' })
  }
  if (!condition)
    return (
      <div className={styles.sentence} ref={element}>
        <p role="status">Everyone</p>
        <Button
          kind="secondary"
          size="small"
          data-row={rowKey([])}
          data-control="everyone"
          onClick={() => act({ condition: firstOf('session', scope), at: [] }, 'form')}
        >
          Choose for whom
        </Button>
      </div>
    )
  const { key } = partOf(condition)
  const building: Building = {
    ...{ condition, required, open, setOpen, act, together },
    change: edited => say(edited.condition),
  }
  return (
    <div className={styles.builder} ref={element}>
      <div className={styles.sentence}>
        <p role="status">{sentenceOf(condition, scope)}</p>
        {!required && (
          <Button kind="quiet" size="small" onClick={() => act(undefined, 'everyone')}>
            Everyone again
          </Button>
        )}
      </div>
      <ConditionRow building={building} part={condition} path={[]} />
      {!isList(key) && (
        <div className={styles.head}>
          {(['all', 'any'] as const).map(kind => (
            <Button
              key={kind}
              kind="secondary"
              size="small"
              onClick={() => act(added(condition, [], kind, firstOf('memberStatus', scope)), 'form')}
            >
              {kind === 'all' ? 'And …' : 'Or …'}
            </Button>
          ))}
        </div>
      )}
      {Object.keys(scope.segments).length === 0 && (
        // The first group or program of a brand: from then on one is chosen in its row.
        <FindGroup
          building={building}
          onFound={name => act(added(condition, [], 'all', conditionWith('in', name)), 'form')}
        />
      )}
      <Button
        kind="quiet"
        size="small"
        className={styles.add ?? ''}
        aria-expanded={isLooking}
        onClick={() => setLooking(before => !before)}
      >
        What follows from it
      </Button>
      {isLooking && (
        <ConditionOutlook
          field={field}
          condition={condition}
          onTake={shorter => act({ condition: shorter, at: [] }, 'form')}
        />
      )}
    </div>
  )
}
