import type { LoaderFunctionArgs } from 'react-router'
import { routeError } from '../../errors/failure.ts'
import type { Refusal } from '../../forms/refusal.ts'
import {
  OpenRecoveryLinkDocument,
  type OpenRecoveryLinkMutation,
  RecoveryPasswordScreenDocument,
} from '../../generated/recovery-password-screen.ts'
import { ask } from '../../screen/ask.ts'
import { portalContext } from '../../screen/portal.ts'
import { createScreenLoader, openScreen, useScreen, viewOf } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { useAnswer } from '../../screen/use-answer.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { CheckYourMail, type RecoverySent, useRecoverySteps } from './check-your-mail.tsx'
import type { ResetField } from './recovery-password-action.ts'
import { RecoveryPasswordForm, ResetForm } from './recovery-password-forms.tsx'

type Opened = OpenRecoveryLinkMutation['openRecoveryLink']

/** The link of an e-mail, checked in the same request as the screen. */
interface RecoveryLink {
  token: string
  questions: Opened['questions']
  /** Why it cannot be used. */
  problem: string | undefined
}

const openPlainly = createScreenLoader('recovery-password', RecoveryPasswordScreenDocument)

/** Opens the page and checks the e-mail's link, if there is one (REG-16). Failures show on the page (REG-18). */
export async function loader(asked: LoaderFunctionArgs) {
  const token = tokenOf(asked.request)
  if (token === undefined) {
    const { screen, view } = await openPlainly(asked)
    return { screen, view, link: undefined }
  }
  const path = new URL(asked.request.url).pathname
  const portal = asked.context.get(portalContext)
  const { data } = await ask(portal, OpenRecoveryLinkDocument, { input: { token }, path })
  if (!data) throw routeError({ status: 500 })
  const { query, questions, userErrors: refused } = data.openRecoveryLink
  const screen = openScreen(query.screen, path, portal)
  const view = viewOf('recovery-password', query.screen)
  if (!view) throw routeError({ status: 500 })
  const link: RecoveryLink = { token, questions, problem: refused[0]?.code }
  return { screen, view, link }
}

export { recoveryPasswordAction as action } from './recovery-password-action.ts'

type RecoveryAnswer = RecoverySent | Refusal<'username'> | Refusal<ResetField> | undefined

/** Text key of a link's problem: expired, or temporarily unavailable. */
const linkProblem = (problem: string) =>
  problem === 'LINK_INVALID' ? 'linkInvalid' : problem === 'RATE_LIMITED' ? 'rateLimited' : 'linkUnavailable'

/** A forgotten password: requests a link by e-mail, and with the link sets a new password (REG-16, REG-17). */
export function Component() {
  const { screen, view, link } = useScreen(loader)
  const answer = useAnswer<RecoveryAnswer>()
  const pathOf = usePathOf()
  const { text } = view
  const sent = answer !== undefined && 'sent' in answer
  const refusal = sent ? undefined : answer
  const { state, remember } = useRecoverySteps(answer)
  // A link can expire while the page is open: five wrong sets of answers use it up.
  const problem = link && (refusal?.problem === 'LINK_INVALID' ? refusal.problem : link.problem)
  if (link && problem === undefined)
    return (
      <Page heading={text.resetHeading} width="reading">
        <Card>
          <ResetForm text={text} token={link.token} questions={link.questions ?? []} refusal={refusal} />
        </Card>
      </Page>
    )
  if (state.step === 'sent')
    return (
      <Page heading={text.heading} width="reading">
        <CheckYourMail text={text} again={screen.path} />
      </Page>
    )
  return (
    <Page
      heading={text.heading}
      lead={text.intro}
      back={{ target: pathOf('login'), label: text.logIn }}
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
          typed={state.values.username}
          remember={remember}
          refusal={problem === undefined ? (refusal as Refusal<'username'> | undefined) : undefined}
        />
      </Card>
      <p>
        <Link target={pathOf('recovery-username')}>{text.forgotUsername}</Link>
      </p>
    </Page>
  )
}

/** The token in an e-mail's link. */
const tokenOf = ({ url }: Pick<Request, 'url'>): string | undefined =>
  new URL(url).searchParams.get('token') ?? undefined
