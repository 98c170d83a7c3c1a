import { useMemo } from 'react'
import { sizeOf } from '../../../engine/shorter/shorter-condition.ts'
import type { Condition } from '../../../schema/generated/manifests.ts'
import { Button } from '../../../web/ui/button/button.tsx'
import { PlainList } from '../../../web/ui/plain-list/plain-list.tsx'
import { useDesk } from '../desk-context.ts'
import { sharedFolder } from '../model/surface.ts'
import styles from './condition-outlook.module.css'
import { sentenceOf } from './sentence-of.ts'
import { TestedPersonas } from './tested-personas.tsx'
import { scopesOf, useOutlook } from './use-outlook.ts'

interface Props {
  field: string
  condition: Condition
  /** Takes the shorter condition that is offered. */
  onTake: (shorter: Condition) => void
}

/** What comes of an answer that is open, by the field that holds the condition. */
const ofOpen: { readonly [field: string]: string } = {
  showWhen: 'Whoever it is not known of does not see the item.',
  when: 'Whoever it is not known of gets what others get.',
  allow: 'Whoever it is not known of gets the page that says a service is down.',
}

/** What follows from a condition: whom it holds for, examples, what failures do, and a shorter way to say it (STUDIO-06). */
export function ConditionOutlook({ field, condition, onTake }: Props) {
  const { scope, brand, draft } = useDesk()
  const files = draft?.store.state().files
  const scopes = useMemo(() => scopesOf(files ?? new Map(), brand, scope), [files, brand, scope])
  const { outlook, isLooking, isBroken } = useOutlook({ condition, scopes })
  // Without the files of all brands nobody knows what a name means in each.
  const shorter = draft || brand !== sharedFolder ? outlook?.shorter : undefined
  return (
    <section className={styles.outlook} aria-label="What follows from it" aria-busy={isLooking}>
      <TestedPersonas condition={condition} />
      {isBroken && <p>Examples cannot be found in this browser.</p>}
      {!outlook && isLooking && <p>Looking at every possible member …</p>}
      {outlook && (
        <>
          <dl className={styles.examples}>
            <div>
              <dt>Holds, for example, for</dt>
              <dd>{outlook.example ?? 'nobody: there can be no such member'}</dd>
            </div>
            <div>
              <dt>Does not hold, for example, for</dt>
              <dd>{outlook.counterexample ?? 'nobody'}</dd>
            </div>
          </dl>
          <div>
            <p className={styles.title}>When something cannot be found out</p>
            {outlook.unknown.length === 0 ? (
              <p>Nothing that can fail makes a difference.</p>
            ) : (
              <>
                <PlainList>
                  {outlook.unknown.map(({ when, who }) => (
                    <li key={when}>{`${when}, it is not known of ${who}.`}</li>
                  ))}
                </PlainList>
                {ofOpen[field] && <p>{ofOpen[field]}</p>}
              </>
            )}
          </div>
          {shorter && (
            <div className={styles.shorter}>
              <p>
                <strong>The same of every possible member, and shorter:</strong> {sentenceOf(shorter, scope)}
                {rowsIn(condition, shorter)}
              </p>
              <Button kind="secondary" size="small" disabled={isLooking} onClick={() => onTake(shorter)}>
                Take the shorter one
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

function rowsIn(long: Condition, short: Condition): string {
  const [before, after] = [sizeOf(long).rows, sizeOf(short).rows]
  return before === after ? '' : ` (${after} ${after === 1 ? 'row' : 'rows'} in place of ${before})`
}
