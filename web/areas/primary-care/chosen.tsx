import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useNotify } from '../../state/use-notify.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { primaryCarePath } from './primary-care-path.ts'

interface Props {
  /** The gateway's own words. */
  message: string
  text: Readonly<Record<string, string>>
}

/** Shows what the gateway says of a choice; with script over the overview, where the member now has a provider (PCP-18). */
export function Chosen({ message, text }: Props) {
  const notify = useNotify()
  const navigate = useNavigate()
  useEffect(() => {
    // After whatever else follows the answer: asking for the shell anew would take this navigation back.
    const timer = setTimeout(async () => {
      await navigate(primaryCarePath, { replace: true })
      notify({ message, status: 'success' })
    })
    return () => clearTimeout(timer)
  }, [message, notify, navigate])
  return (
    <Page heading={text.chosenHeading ?? ''}>
      <Alert type="success" title={message} />
      <p>
        <ButtonLink target={primaryCarePath}>{text.back}</ButtonLink>
      </p>
    </Page>
  )
}
