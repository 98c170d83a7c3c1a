import type { EobScreenQuery } from '../../generated/eob-screen.ts'
import { useScreen } from '../../screen/screen-loader.ts'
import { DownloadLink } from '../../ui/download/download-link.tsx'
import { Missing } from '../../ui/missing/missing.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PrintButton } from '../../ui/print-button/print-button.tsx'
import { EobClaims } from './eob-claims.tsx'
import { EobSummary } from './eob-summary.tsx'

export { eobLoader as loader } from './eob-loader.ts'

const list = '/eobs'

/** The route `eob`: one explanation of benefits with its claims and its PDF (EOB-11 to EOB-14). */
export function Component() {
  const { view, data, errors } = useScreen<EobScreenQuery>()
  const { text } = view
  const eob = data.viewer?.eob
  const heading = text.heading ?? ''
  if (!eob)
    return (
      <Page heading={heading}>
        <Missing status={errors[0]?.status ?? 404} back={list} text={text} />
      </Page>
    )
  const actions = (
    <>
      {eob.pdfPath && (
        <DownloadLink address={eob.pdfPath} fileName={`EOB-${eob.date}.pdf`}>
          {text.pdf ?? ''}
        </DownloadLink>
      )}
      <PrintButton />
    </>
  )
  return (
    <Page heading={heading} back={{ target: list, label: text.back ?? '' }} actions={actions}>
      <EobSummary eob={eob} text={text} />
      <EobClaims claims={eob.claims} text={text} />
    </Page>
  )
}
