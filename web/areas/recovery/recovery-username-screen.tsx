import { useActionData } from 'react-router'
import type { PersonField } from '../../forms/person.tsx'
import type { Refusal } from '../../forms/refusal.ts'
import {
  RecoveryUsernameScreenDocument,
  type RecoveryUsernameScreenQuery,
} from '../../generated/recovery-username-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { Card } from '../../ui/card/card.tsx'
import { Link } from '../../ui/link/link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { CheckYourMail } from './check-your-mail.tsx'
import type { RecoverySent } from './recovery-sent.ts'
import { RecoveryUsernameForm } from './recovery-username-form.tsx'

export const loader = createScreenLoader(RecoveryUsernameScreenDocument)
export { recoveryUsernameAction as action } from './recovery-username-action.ts'

/** A forgotten user name, sent by e-mail (REG-15). */
export function Component() {
  const { screen, view } = useScreen<RecoveryUsernameScreenQuery>()
  const answer = useActionData() as Refusal<PersonField> | RecoverySent | undefined
  const { text } = view
  if (answer && 'sent' in answer)
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
      <Card>
        <RecoveryUsernameForm text={text} refusal={answer} />
      </Card>
      <p>
        <Link target="/recovery/password">{text.forgotPassword}</Link>
      </p>
    </Page>
  )
}
