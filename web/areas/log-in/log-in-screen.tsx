import { useActionData, useLoaderData } from 'react-router'
import type { LogInNotice } from '../../generated/log-in-screen.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Card } from '../../ui/card/card.tsx'
import { LogInForm } from './log-in-form.tsx'
import { LogInLinks } from './log-in-links.tsx'
import type { logInLoader } from './log-in-loader.ts'
import type { LogInRefusal } from './log-in-refusal.ts'
import styles from './log-in-screen.module.css'
import { LogInWelcome } from './log-in-welcome.tsx'

export { logInAction as action } from './log-in-action.ts'
export { logInLoader as loader } from './log-in-loader.ts'

const loggedOutByAction = { type: 'success', words: 'loggedOut' } as const

/** What else the page says once (REG-17, SESSION-10). */
const notices = {
  SESSION_ENDED: { type: 'info', words: 'sessionEnded' },
  PASSWORD_SET: { type: 'success', words: 'passwordSet' },
} as const satisfies { [Notice in LogInNotice]: object }

/** The way in (LOGIN). */
export function Component() {
  const { view, loggedOut, notice } = useLoaderData<typeof logInLoader>()
  const refusal = useActionData() as LogInRefusal | undefined
  const { text, page } = view
  const told = loggedOut ? loggedOutByAction : notice && notices[notice]
  const blocks = page?.blocks ?? []
  return (
    <div className={styles.page}>
      {told && !refusal && (
        <div role="status">
          <Alert type={told.type}>
            <p>{text[told.words]}</p>
          </Alert>
        </div>
      )}
      <Card className={styles.frame}>
        <LogInWelcome blocks={blocks} />
        <div className={styles.card}>
          <h1>{text.heading}</h1>
          <LogInForm text={text} refusal={refusal} />
          <LogInLinks label={text.links} blocks={blocks} />
        </div>
      </Card>
    </div>
  )
}
