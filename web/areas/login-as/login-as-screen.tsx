import { useActionData } from 'react-router'
import { useAttempt } from '../../forms/use-attempt.ts'
import { LoginAsScreenDocument, type LoginAsScreenQuery } from '../../generated/login-as-screen.ts'
import { StepCard } from '../../journey/step-card/step-card.tsx'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { LoginAsForm } from './login-as-form.tsx'
import type { LoginAsRefusal } from './login-as-refusal.ts'

export const loader = createScreenLoader(LoginAsScreenDocument)
export { loginAsAction as action } from './login-as-action.ts'

/** Heading by what the staff member's token allows (LOGINAS-01, LOGINAS-02). */
const headings = { anyone: 'headingAnyone', nonEmployee: 'headingNonEmployee' } as const

/** Staff act as a member (LOGINAS). Without the role the server answers 404 (LOGINAS-24). */
export function Component() {
  const { view, data } = useScreen<LoginAsScreenQuery>()
  const refusal = useActionData() as LoginAsRefusal | undefined
  const attempt = useAttempt(refusal?.refused)
  const role = data.viewer?.facts.staffRole
  return (
    <StepCard>
      <h1>{view.text[headings[role === 'nonEmployee' ? role : 'anyone']]}</h1>
      <LoginAsForm key={attempt} text={view.text} refusal={refusal} />
    </StepCard>
  )
}
