import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { SsoLandingScreenDocument } from '../../generated/sso-landing-screen.ts'
import { continueJourney } from '../../journey/continue-journey.ts'
import { createAction } from '../../screen/action.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { Button } from '../../ui/button/button.tsx'
import { WaitingPage } from '../../ui/waiting-page/waiting-page.tsx'
import styles from './sso-landing-screen.module.css'

export const loader = createScreenLoader('sso-landing', SsoLandingScreenDocument)
export const action = createAction(continueJourney)

/**
 * The landing page of another site's sign-in: runs the post-login journey (OPEN-24). The form submits itself; its button
 * appears after a moment, for browsers without script.
 */
export function Component() {
  const { text } = useScreen(loader).view
  const form = useSubmitItself()
  return (
    <WaitingPage heading={text.heading} lead={<p>{text.body}</p>}>
      <Form method="post" ref={form} replace className={styles.form}>
        <Button type="submit">{text.continue}</Button>
      </Form>
    </WaitingPage>
  )
}

/** Submits a form once, as soon as the page is hydrated. */
function useSubmitItself() {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef(false)
  const submit = useSubmit()
  useEffect(() => {
    if (sent.current || !form.current) return
    sent.current = true
    void submit(form.current, { replace: true })
  }, [submit])
  return form
}
