import { useState } from 'react'
import { Link } from 'react-router'
import type { ReportFragment } from '../generated/report.ts'
import { ChoiceField } from '../page/choice-field.tsx'
import { type AxeAnswer, AxeResult } from '../pictures/axe-result.tsx'
import { BeforeAndAfter } from '../pictures/before-and-after.tsx'
import { type Look, looksOf, type Place, previewAddress } from '../pictures/looks.ts'
import { useStandIns } from '../pictures/use-stand-ins.ts'
import { Answered } from '../query/answered.tsx'
import styles from './class-pictures.module.css'

interface Props {
  draft: { id: string; name: string; version: number }
  /** Where they are. */
  place: Place
  of: ReportFragment['brands'][number]['classes'][number]
}

/** Now and then for somebody of a class, on the screens that change for it; drawn when somebody wants to see it (STUDIO-26). */
export function ClassPictures({ draft, place, of }: Props) {
  const [isOpen, setOpen] = useState(false)
  const standIns = useStandIns(draft.name, isOpen)
  return (
    <details className={styles.details} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Now and then</summary>
      {isOpen && (
        <Answered of={standIns} what="sample members">
          {found => {
            const looks = looksOf(place, of, found)
            return looks.length === 0 ? (
              <p className={styles.quiet}>No sample member stands for them.</p>
            ) : (
              <Pictures draft={draft} looks={looks} />
            )
          }}
        </Answered>
      )}
    </details>
  )
}

function Pictures({ draft, looks }: { draft: Props['draft']; looks: readonly Look[] }) {
  const [chosen, setChosen] = useState({ persona: '', path: '' })
  const [answers, setAnswers] = useState<{ [look: string]: AxeAnswer }>({})
  const people = [...new Map(looks.map(({ standIn }) => [standIn.persona, standIn])).values()]
  const persona = chosen.persona === '' ? (people[0]?.persona ?? '') : chosen.persona
  const own = looks.filter(({ standIn }) => standIn.persona === persona)
  const look = own.find(({ path }) => path === chosen.path) ?? own[0]
  if (!look) return null
  const name = `${persona} ${look.path}`
  return (
    <div className={styles.pictures}>
      <div className={styles.choices}>
        <ChoiceField
          label="Member"
          value={persona}
          choices={people.map(({ persona: key, description }) => ({ value: key, label: `${key}: ${description}` }))}
          onValue={value => setChosen({ ...chosen, persona: value })}
        />
        <ChoiceField
          label="Screen"
          value={look.path}
          choices={own.map(({ path }) => ({ value: path, label: path }))}
          onValue={path => setChosen({ persona, path })}
        />
      </div>
      {look.standIn.isNearest && (
        <p className={styles.quiet}>No sample member is quite one of them. This is the nearest, and may see less.</p>
      )}
      <BeforeAndAfter
        look={look}
        draft={draft}
        onInspected={findings => setAnswers(before => ({ ...before, [name]: findings }))}
      />
      <AxeResult answer={answers[name]} />
      <p>
        <Link to={previewAddress(draft.name, look)}>Look at both in the preview</Link>
      </p>
    </div>
  )
}
