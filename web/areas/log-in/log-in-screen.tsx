import { useActionData, useLoaderData } from 'react-router'
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

/** The way in (LOGIN). */
export function Component() {
  const { view, loggedOut } = useLoaderData<typeof logInLoader>()
  const refusal = useActionData() as LogInRefusal | undefined
  const { text, page } = view
  const blocks = page?.blocks ?? []
  return (
    <div className={styles.page}>
      {loggedOut && !refusal && (
        <div role="status">
          <Alert type="success">
            <p>{text.loggedOut}</p>
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
