import { ButtonLink } from '../button/button.tsx'
import { Empty } from '../empty/empty.tsx'
import { RetryNotice } from '../retry-notice/retry-notice.tsx'
import { sayFrom } from '../words/say-from.ts'

interface Props {
  /** Status of the failure. */
  status: number
  /** Address of the list of such things. */
  back: string
  /** Has "notFound", "notFoundHint", "back", "failed" and "failedHint". */
  text: Readonly<Record<string, string>>
}

/** Shown instead of one thing that was not found, with a link back (CLAIM-24, EOB-14), or that failed to load. */
export function Missing({ status, back, text }: Props) {
  const say = sayFrom(text)
  if (status !== 404) return <RetryNotice title={say('failed')}>{say('failedHint')}</RetryNotice>
  return (
    <Empty icon="search" title={say('notFound')}>
      <p>{say('notFoundHint')}</p>
      <ButtonLink kind="secondary" target={back}>
        {say('back')}
      </ButtonLink>
    </Empty>
  )
}
