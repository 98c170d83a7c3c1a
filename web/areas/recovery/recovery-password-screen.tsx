import { useActionData, useLoaderData } from 'react-router'
import type { Refusal } from '../../forms/refusal.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { CheckYourMail } from './check-your-mail.tsx'
import { RecoveryPasswordForm } from './recovery-password-form.tsx'
import type { recoveryPasswordLoader } from './recovery-password-loader.ts'
import type { RecoverySent } from './recovery-sent.ts'
import { ResetForm } from './reset-form.tsx'
import type { ResetField } from './reset-rules.ts'

export { recoveryPasswordAction as action } from './recovery-password-action.ts'
export { recoveryPasswordLoader as loader } from './recovery-password-loader.ts'

type Answer = RecoverySent | Refusal<'username'> | Refusal<ResetField> | undefined

/** What is wrong with the link of an e-mail: lapsed for good, or not to be had just now. */
const linkProblem = (problem: string) =>
  problem === 'LINK_INVALID' ? 'linkInvalid' : problem === 'RATE_LIMITED' ? 'rateLimited' : 'linkUnavailable'

/** A forgotten password: asks for a link by e-mail, and with such a link sets a new one (REG-16, REG-17). */
export function Component() {
  const { screen, view, link } = useLoaderData<typeof recoveryPasswordLoader>()
  const answer = useActionData() as Answer
  const { text } = view
  const sent = answer !== undefined && 'sent' in answer
  const refusal = sent ? undefined : answer
  // A link can lapse under its reader: five wrong sets of answers use it up.
  const problem = link && (refusal?.problem === 'LINK_INVALID' ? refusal.problem : link.problem)
  if (link && problem === undefined)
    return (
      <Page heading={text.resetHeading ?? ''} width="reading">
        <Card>
          <ResetForm text={text} token={link.token} questions={link.questions ?? []} refusal={refusal} />
        </Card>
      </Page>
    )
  if (sent)
    return (
      <Page heading={text.heading ?? ''} width="reading">
        <CheckYourMail text={text} again={screen.path} />
      </Page>
    )
  return (
    <Page
      heading={text.heading ?? ''}
      lead={text.intro}
      back={{ target: '/login', label: text.logIn ?? '' }}
      width="reading"
    >
      {problem !== undefined && (
        <div role="alert">
          <Alert type="error">
            <p>{text[linkProblem(problem)]}</p>
          </Alert>
        </div>
      )}
      <Card>
        <RecoveryPasswordForm
          text={text}
          action={screen.path}
          refusal={problem === undefined ? (refusal as Refusal<'username'> | undefined) : undefined}
        />
      </Card>
      <p>
        <Link target="/recovery/username">{text.forgotUsername}</Link>
      </p>
    </Page>
  )
}
