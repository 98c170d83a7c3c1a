import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { ClaimNoticePartsFragment } from '../../generated/claim-screen.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Link } from '../../ui/link/link.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import styles from './claim-screen.module.css'

interface Props {
  claim: ClaimNoticePartsFragment
  text: ScreenText<'claim'>
}

/**
 * What the status of a claim means for the member: of a denied one, why if the gateway says so, and how and how long it can
 * be appealed (MEMBER-12); of one in process, that nothing is decided yet (MEMBER-10).
 */
export function ClaimNotice({ claim: { status, denialReason }, text }: Props) {
  const pathOf = usePathOf()
  const say = sayFrom(text)
  if (status === 'IN_PROCESS')
    return (
      <Alert type="info">
        <p>{say('inProcessNote')}</p>
      </Alert>
    )
  if (status !== 'DENIED') return null
  return (
    <Alert
      type="error"
      title={say('deniedTitle')}
      actions={<Link target={pathOf('contact-us')}>{say('appealContact')}</Link>}
    >
      <div className={styles.notice}>
        {denialReason !== null && <p>{say('deniedReason', { reason: denialReason })}</p>}
        <p>{say('appeal', { days: text.appealDays })}</p>
        <p>{say('appealWay')}</p>
      </div>
    </Alert>
  )
}
