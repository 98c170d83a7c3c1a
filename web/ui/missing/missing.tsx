import { ButtonLink } from '../button/button.tsx'
import { Empty } from '../empty/empty.tsx'
import { RetryNotice } from '../retry-notice/retry-notice.tsx'

interface MissingWords {
  notFound: string
  notFoundHint: string
  /** Label of the link to the list. */
  back: string
  failed: string
  failedHint: string
}

interface Props {
  /** Status of the failure. */
  status: number
  /** Address of the list of such things. */
  back: string
  text: MissingWords
}

/** Shown instead of one thing that was not found, with a link back (CLAIM-24, EOB-14), or that failed to load. */
export function Missing({ status, back, text }: Props) {
  if (status !== 404) return <RetryNotice title={text.failed}>{text.failedHint}</RetryNotice>
  return (
    <Empty icon="search" title={text.notFound}>
      <p>{text.notFoundHint}</p>
      <ButtonLink kind="secondary" target={back}>
        {text.back}
      </ButtonLink>
    </Empty>
  )
}
