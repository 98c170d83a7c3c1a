import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { Button } from '../../web/ui/button/button.tsx'
import { PreviewFactsDocument, PreviewWhoDocument } from '../generated/preview.ts'
import { Answered } from '../query/answered.tsx'
import { Choose } from './choose.tsx'
import styles from './member-facts.module.css'
import { inputOf, isDescribed, type PreviewChoice } from './preview-choice.ts'

interface Props {
  choice: PreviewChoice
  draftId: string | undefined
  choose: (changed: Partial<PreviewChoice>) => void
}

/** A member described by facts, of which only those are offered that go together (STUDIO-19). */
export function MemberFacts({ choice, draftId, choose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const said = choice.facts.length + choice.segments.length
  if (choice.standing === 'SIGNED_OUT') return null
  return (
    <>
      {isDescribed(choice) && <Likeness choice={choice} draftId={draftId} choose={choose} />}
      <details className={styles.facts} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>
          Describe the member by facts
          {said > 0 && ` (${said} chosen)`}
        </summary>
        {isOpen && <Facts choice={choice} draftId={draftId} choose={choose} />}
      </details>
    </>
  )
}

const asItIs = { value: '', label: 'Any' }

function Facts({ choice, draftId, choose }: Props) {
  const { facts, segments } = choice
  const input = inputOf({ ...choice, seeing: '' }, draftId)
  const asked = useQuery(PreviewFactsDocument, { variables: { input } })
  // What was offered stays in sight while it is narrowed down.
  const shown = { ...asked, data: asked.data ?? asked.previousData }
  return (
    <Answered of={shown} what="the facts">
      {({ preview }) => (
        <div className={styles.choices}>
          {preview?.choices.map(({ kind, name, label, values }) => {
            const list = kind === 'FACT' ? facts : segments
            const field = kind === 'FACT' ? 'facts' : 'segments'
            const value = list.find(each => each.startsWith(`${name}:`))?.slice(name.length + 1) ?? ''
            const others = list.filter(each => !each.startsWith(`${name}:`))
            return (
              <Choose
                key={`${kind} ${name}`}
                label={label}
                value={value}
                choices={[asItIs, ...values.map(each => ({ value: each.value, label: each.words }))]}
                onChoose={chosen =>
                  choose({
                    [field]: chosen === '' ? others : [...others, `${name}:${chosen}`],
                    // Whoever begins to describe somebody means no sample member in particular.
                    ...(!isDescribed(choice) && { persona: '' }),
                  })
                }
              />
            )
          })}
        </div>
      )}
    </Answered>
  )
}

/** Whose data are shown, and what was laid over them. */
function Likeness({ choice, draftId, choose }: Props) {
  const asked = useQuery(PreviewWhoDocument, { variables: { input: inputOf(choice, draftId) } })
  return (
    <div className={styles.likeness} role="status">
      <Answered of={asked} what="who that is">
        {({ preview }) =>
          preview?.member ? (
            <>
              <p>
                The data are those of the sample member <strong>{preview.member.persona}</strong>
                {preview.member.laid.length === 0 ? ', who is like that.' : ', over whom these facts were laid:'}
              </p>
              {preview.member.laid.length > 0 && (
                <ul>
                  {preview.member.laid.map(({ label, words, instead }) => (
                    <li key={label}>
                      {label}: {words} <span className={styles.instead}>(the sample member {instead})</span>
                    </li>
                  ))}
                </ul>
              )}
            </>
          ) : (
            <p>No member is like that on this day. Choose other facts, or another day.</p>
          )
        }
      </Answered>
      <Button kind="quiet" size="small" onClick={() => choose({ facts: [], segments: [], seeing: '', persona: '' })}>
        Back to sample members
      </Button>
    </div>
  )
}
