import type { PortalError } from '../../query/query.ts'
import { RetryNotice } from '../../ui/retry-notice/retry-notice.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'

interface Props {
  errors: readonly PortalError[]
  text: Readonly<Record<string, string>>
}

/** Which of the two calls of the list failed, on the screen and with a retry (CLAIM-15). A refusal stays one. */
export function ClaimsFailure({ errors, text }: Props) {
  const say = sayFrom(text)
  const list = errors.find(({ path }) => path[1] === 'claims')
  if (list?.status === 403) return <RetryNotice title={say('refused')} retry={false} />
  if (list) return <RetryNotice title={say('failed')}>{say('failedHint')}</RetryNotice>
  return errors.length > 0 && <RetryNotice title={say('filtersFailed')} />
}
