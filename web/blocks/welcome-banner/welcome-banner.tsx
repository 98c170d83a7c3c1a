import { useHydrated } from '../../state/hydrated.ts'
import { useNotify } from '../../state/notifications.ts'
import { Button } from '../../ui/button/button.tsx'
import { memberData } from '../../ui/in-sight/member-data.ts'
import { fill } from '../../ui/words/say-from.ts'
import { useWords } from '../../ui/words/words.tsx'
import { type BlockView, createBlock, type HomeContext } from '../block.tsx'
import styles from './welcome-banner.module.css'

interface WelcomeNeeds {
  firstName: string
  /** Subscriber ID, or the employee id of a local 598 group (HOME-07); absent when there is none to show. */
  identifier: string | undefined
}

/** Greets whoever is signed in; the manifest chooses the identifier (HOME-05 to HOME-07). */
function welcomeNeeds(view: BlockView<'welcome-banner'>, { data }: HomeContext): WelcomeNeeds | undefined {
  if (!data.member) return undefined
  const identifiers = {
    subscriberId: data.account?.subscriberId,
    employeeId: data.employee?.employeeId ?? undefined,
  }
  return { firstName: data.member.firstName, identifier: identifiers[view.identifier] }
}

/** Greets the member by first name and shows the identifier that callers are asked for (HOME-05 to HOME-09). */
function WelcomeBanner({ view, data }: { view: BlockView<'welcome-banner'>; data: WelcomeNeeds }) {
  return (
    <section className={styles.banner} aria-labelledby={view.id}>
      <h1 className={styles.greeting} id={view.id} tabIndex={-1} {...memberData}>
        {fill(view.greeting, { firstName: data.firstName })}
      </h1>
      {data.identifier && (
        <p className={styles.identifier} {...memberData}>
          <span className={styles.label}>{view.identifierLabel}</span>
          <span className={styles.value}>{data.identifier}</span>
          <CopyIdentifier value={data.identifier} label={view.copyLabel} copied={view.copied} />
        </p>
      )}
    </section>
  )
}

export const welcomeBanner = createBlock({
  sources: ['member', 'account', 'employee'],
  needs: welcomeNeeds,
  Component: WelcomeBanner,
})

/** How long the confirmation stays (HOME-09, CONST-26). */
const confirmationMs = 5000

interface Props {
  value: string
  /** Accessible name of the button. */
  label: string
  /** What the confirmation says. */
  copied: string
}

/** Copies an identifier and confirms it in a notification (HOME-06, HOME-08, HOME-09). */
function CopyIdentifier({ value, label, copied }: Props) {
  const notify = useNotify()
  const word = useWords()
  const alive = useHydrated()
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    notify({ message: copied, status: 'success', dismissAfter: confirmationMs })
  }
  return (
    <span className={alive ? undefined : styles.waiting}>
      <Button kind="quiet" size="small" aria-label={label} onClick={copy}>
        {word('copy')}
      </Button>
    </span>
  )
}
