import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { type EobPartsFragment, EobScreenDocument } from '../../generated/eob-screen.ts'
import { useWayBack } from '../../lists/place-in-list.ts'
import { createDetailLoader } from '../../screen/detail-loader.ts'
import { useScreen } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { Card } from '../../ui/card/card.tsx'
import { DownloadLink } from '../../ui/download/download-link.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Figures } from '../../ui/figures/figures.tsx'
import { calendarDate } from '../../ui/format/dates.ts'
import { fullName } from '../../ui/format/full-name.ts'
import { money } from '../../ui/format/money.ts'
import { Missing } from '../../ui/missing/missing.tsx'
import { Page } from '../../ui/page/page.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { useOwed } from '../../ui/words/use-owed.ts'
import { EobClaims, owedFor, totalOf } from './eob-claims.tsx'
import styles from './eob-screen.module.css'

/** Loads the EOB that the address names (EOB-11). */
export const loader = createDetailLoader('eob', EobScreenDocument, {
  handles: ['viewer.family.explanation'],
  variables: ({ documentId }) => (documentId ? { number: documentId } : undefined),
})

/** The route `eob`: one explanation of benefits with its claims and its PDF (EOB-11 to EOB-14). */
export function Component() {
  const { view, data, errors } = useScreen(loader)
  const { text } = view
  const eob = data.viewer?.family?.explanation
  const list = useWayBack(usePathOf()('eobs'), eob?.number)
  const heading = text.heading
  if (!eob)
    return (
      <Page heading={heading}>
        <Missing status={errors[0]?.status ?? 404} back={list} text={text} />
      </Page>
    )
  const actions = eob.pdfPath && (
    <DownloadLink address={eob.pdfPath} fileName={`EOB-${eob.date}.pdf`}>
      {text.pdf}
    </DownloadLink>
  )
  return (
    <Page heading={heading} back={{ target: list, label: text.back }} actions={actions} print>
      <EobSummary eob={eob} text={text} />
      <EobClaims claims={eob.claims} text={text} />
    </Page>
  )
}

interface Props {
  eob: EobPartsFragment
  text: ScreenText<'eob'>
}

/** An EOB's facts and the totals of its claims (EOB-11). */
function EobSummary({ eob, text }: Props) {
  const say = sayFrom(text)
  const owed = useOwed()
  return (
    <Card className={styles.summary}>
      <Figures
        figures={[
          { label: say('charged'), value: money(totalOf(eob.claims.map(claim => claim.charged))) },
          { label: say('responsibility'), value: owed(owedFor(eob.claims)) },
        ]}
      />
      <Facts
        facts={[
          { label: say('date'), value: calendarDate(eob.date) },
          { label: say('type'), value: eob.typeDescription },
          { label: say('people'), value: eob.people.map(fullName).join(', ') },
        ]}
      />
    </Card>
  )
}
