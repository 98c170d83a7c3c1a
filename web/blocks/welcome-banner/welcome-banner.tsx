import { useNotify } from '../../state/notifications.ts'
import { ButtonLink, ScriptButton } from '../../ui/button/button.tsx'
import { copyText } from '../../ui/copy-button/copy-text.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { memberData } from '../../ui/in-sight/member-data.ts'
import { fill } from '../../ui/words/say-from.ts'
import { useWords } from '../../ui/words/words.tsx'
import { type BlockView, createBlock, type HomeContext } from '../block.tsx'
import styles from './welcome-banner.module.css'

interface WelcomeNeeds {
  firstName: string
  /** Subscriber ID, or the employee id of a local 598 group (HOME-07); absent when there is none to show. */
  identifier: string | undefined
  /** True for a member who may have an ID card (MEMBER-35). */
  mayHaveIdCard: boolean
}

/** Greets whoever is signed in; the manifest chooses the identifier (HOME-05 to HOME-07). */
function welcomeNeeds(view: BlockView<'welcome-banner'>, { data }: HomeContext): WelcomeNeeds | undefined {
  if (!data.member) return undefined
  const identifiers = {
    subscriberId: data.family?.subscriberId,
    employeeId: data.employment?.employment?.employeeId ?? undefined,
  }
  return {
    firstName: data.member.firstName,
    identifier: identifiers[view.identifier],
    mayHaveIdCard: data.idCard?.hasIdCard === true && data.facts?.memberStatus !== 'TERMED',
  }
}

/**
 * Greets the member by first name and shows what a practice asks for: the identifier, and the ID card one tap away
 * (HOME-05 to HOME-09, MEMBER-35). The brand's picture decorates, unless its manifest has words for it (MEMBER-51).
 */
function WelcomeBanner({ view, data }: { view: BlockView<'welcome-banner'>; data: WelcomeNeeds }) {
  const { picture, idCardLink } = view
  return (
    <section className={styles.banner} aria-labelledby={view.id} data-picture={picture ? true : undefined}>
      {picture && (
        <img
          className={styles.picture}
          src={picture.src}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
        />
      )}
      <h1 className={styles.greeting} id={view.id} tabIndex={-1} {...memberData}>
        {fill(view.greeting, { firstName: data.firstName })}
      </h1>
      <div className={styles.card}>
        {data.identifier && (
          <p className={styles.identifier} {...memberData}>
            <span className={styles.label}>{view.identifierLabel}</span>
            <span className={styles.value}>{data.identifier}</span>
            <CopyIdentifier value={data.identifier} label={view.copyLabel} copied={view.copied} />
          </p>
        )}
        {data.mayHaveIdCard && idCardLink && (
          <ButtonLink kind="secondary" target={idCardLink.target} newTab={idCardLink.newTab}>
            <Icon name="id-card" />
            {idCardLink.title}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

export const welcomeBanner = createBlock({
  sources: ['member', 'family', 'employment', 'idCard'],
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
  const copy = async () => {
    const isCopied = await copyText(value)
    const [message, status] = isCopied ? ([copied, 'success'] as const) : ([word('copyFailed'), 'error'] as const)
    notify({ message, status, dismissAfter: confirmationMs })
  }
  return (
    <span>
      <ScriptButton kind="quiet" size="small" aria-label={label} onClick={copy}>
        {word('copy')}
      </ScriptButton>
    </span>
  )
}
