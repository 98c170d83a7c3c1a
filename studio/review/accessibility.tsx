import { useState } from 'react'
import { Button } from '../../web/ui/button/button.tsx'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import type { ReportFragment } from '../generated/report.ts'
import { focusHeading } from '../page/focus-heading.ts'
import { brandIn } from '../page/language-name.ts'
import { type AxeAnswer, AxeResult } from '../pictures/axe-result.tsx'
import { windowOf } from '../pictures/before-and-after.tsx'
import { changedScreens, inputFor, type Look, nameOf } from '../pictures/looks.ts'
import { Picture } from '../pictures/picture.tsx'
import { useStandIns } from '../pictures/use-stand-ins.ts'
import { Answered } from '../query/answered.tsx'
import styles from './accessibility.module.css'

interface Props {
  draft: { id: string; name: string; version: number }
  report: ReportFragment
}

/** Has axe look at every screen that changes, as the draft would have it (STUDIO-26). */
export function Accessibility({ draft, report }: Props) {
  const [isWanted, setWanted] = useState(false)
  const standIns = useStandIns(draft.name, isWanted)
  return (
    <section aria-labelledby="accessibility">
      <h2 id="accessibility">Can everybody use it</h2>
      {isWanted ? (
        <Answered of={standIns} what="sample members">
          {found => <Screens draft={draft} looks={changedScreens(report, found)} />}
        </Answered>
      ) : (
        <>
          <p className={styles.quiet}>axe looks at each screen that changes, as members would have it.</p>
          <Button
            kind="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              focusHeading(currentTarget.closest('section'))
              setWanted(true)
            }}
          >
            Look with axe
          </Button>
        </>
      )}
    </section>
  )
}

function Screens({ draft, looks }: { draft: Props['draft']; looks: readonly Look[] }) {
  const [answers, setAnswers] = useState<ReadonlyMap<Look, AxeAnswer>>(new Map())
  const [shown] = useState(looks)
  if (shown.length === 0) return <p>No sample member sees a screen that changes.</p>
  const found = [...answers.values()].reduce((sum, answer) => sum + (answer?.length ?? 0), 0)
  return (
    <>
      <p role="status">
        {answers.size < shown.length
          ? `axe has looked at ${answers.size} of ${shown.length} screens.`
          : found === 0
            ? `axe found nothing on ${shown.length === 1 ? 'the one screen that changes' : `any of ${shown.length} screens`}.`
            : `axe found ${found === 1 ? 'one thing' : `${found} things`}.`}
      </p>
      <PlainList className={styles.screens}>
        {shown.map(look => {
          const { brand, language, path } = look
          const name = nameOf(look)
          return (
            <li key={name}>
              <Picture
                {...windowOf(look)}
                title={name}
                path={path}
                input={inputFor(look, draft)}
                onInspected={findings => setAnswers(before => new Map(before).set(look, findings))}
              />
              <p className={styles.name}>
                {brandIn(brand, language)}: <code>{path}</code>
              </p>
              <AxeResult answer={answers.get(look)} />
            </li>
          )
        })}
      </PlainList>
    </>
  )
}
