import { useEffect } from 'react'
import { useNotify } from '../../state/use-notify.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Outcome } from '../../ui/outcome/outcome.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'

interface Props {
  /** What the gateway says. */
  message: string
  text: Readonly<Record<string, string>>
}

/** How long the notification shows, in milliseconds. */
const shown = 5000

/** Tells of a sent card: what the gateway says as a notification, and ways on in place of the form (IDCARD-09). */
export function EmailSent({ message, text }: Props) {
  const say = sayFrom(text)
  const notify = useNotify()
  useEffect(() => notify({ message, status: 'success', dismissAfter: shown }), [notify, message])
  const actions = (
    <>
      <ButtonLink target="/id-card">{say('done')}</ButtonLink>
      <ButtonLink kind="secondary" target="/id-card/email">
        {say('again')}
      </ButtonLink>
    </>
  )
  return (
    <Outcome actions={actions}>
      <p>{say('sentBody')}</p>
    </Outcome>
  )
}
