import { Fragment, useEffect } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { PageBlockView } from '../../../engine/view.ts'
import { routeError } from '../../errors/failure.ts'
import { LogInScreenDocument } from '../../generated/log-in-screen.ts'
import type { SignInNotice } from '../../generated/schema-types.ts'
import { ask } from '../../screen/ask.ts'
import { portalContext } from '../../screen/portal.ts'
import { openScreen, useScreen, viewOf } from '../../screen/screen-loader.ts'
import { useShell } from '../../screen/shell-data.ts'
import { useAnswer } from '../../screen/use-answer.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Link } from '../../ui/link/link.tsx'
import { PlainList } from '../../ui/plain-list/plain-list.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'
import type { LogInRefusal } from './log-in-action.ts'
import { LogInForm } from './log-in-form.tsx'
import styles from './log-in-screen.module.css'

/** Opens the log-in page and, in the same request, ends any session (LOGIN-09). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const path = new URL(request.url).pathname
  const portal = context.get(portalContext)
  const { data } = await ask(portal, LogInScreenDocument, { path })
  if (!data) throw routeError({ status: 500 })
  const { loggedOut, notice, query } = data.beginSignIn
  const screen = openScreen(query.screen, path, portal)
  const view = viewOf('login', query.screen)
  if (!view) throw routeError({ status: 500 })
  return { screen, view, loggedOut, notice }
}

export { logInAction as action } from './log-in-action.ts'

const loggedOutByAction = { type: 'success', words: 'loggedOut' } as const

/** Other notices that the page shows once (REG-17, SESSION-10, MEMBER-60). */
const notices = {
  SESSION_ENDED: { type: 'info', words: 'sessionEnded' },
  PASSWORD_SET: { type: 'success', words: 'passwordSet' },
  COOKIES_NOT_KEPT: { type: 'warning', words: 'cookiesNotKept' },
} as const satisfies { [Notice in SignInNotice]: object }

/** The log-in page (LOGIN). */
export function Component() {
  const { view, loggedOut, notice } = useScreen(loader)
  const refusal = useAnswer<LogInRefusal>()
  // What led here without a cookie stood in the address, and has been told.
  useEffect(() => {
    if (notice === 'COOKIES_NOT_KEPT') window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [notice])
  const { text, page } = view
  const told = loggedOut ? loggedOutByAction : notice && notices[notice]
  const blocks = page?.blocks ?? []
  const sections = blocks.flatMap(block => (block.block === 'contact' ? block.sections : []))
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
          <LogInForm text={text} refusal={refusal} help={sections.flatMap(({ lines }) => lines)} />
          <LogInLinks label={text.links} blocks={blocks} />
        </div>
      </Card>
    </div>
  )
}

interface Props {
  /** Blocks of the manifest's log-in page, whose prose introduces the portal. */
  blocks: readonly PageBlockView[]
}

/** The brand's tagline and introduction beside the form; left out when the manifest has neither. */
function LogInWelcome({ blocks }: Props) {
  const { tagline } = useShell().shell.text.shell
  const prose = blocks.filter(block => block.block === 'prose')
  if (!tagline && prose.length === 0) return null
  return (
    <div className={styles.welcome}>
      {tagline && <p className={styles.tagline}>{tagline}</p>}
      {prose.map(({ id, heading, body }) => (
        <Fragment key={id}>
          {heading && <h2 className={styles.words}>{heading}</h2>}
          <RichText tree={body} className={styles.words} />
        </Fragment>
      ))}
    </div>
  )
}

interface LogInLinksProps {
  label: string | undefined
  /** Blocks of the manifest's log-in page: each brand chooses its links (LOGIN-10 to LOGIN-15). */
  blocks: readonly PageBlockView[]
}

/** Links for people who cannot log in yet. */
function LogInLinks({ label, blocks }: LogInLinksProps) {
  const lists = blocks.filter(block => block.block === 'links').filter(({ links }) => links.length > 0)
  if (lists.length === 0) return null
  return (
    <nav aria-label={label} className={styles.links}>
      {lists.map(({ id, heading, links }) => (
        <Fragment key={id}>
          {heading && <h2 id={id}>{heading}</h2>}
          <PlainList aria-labelledby={heading && id}>
            {links.map(({ id: link, title, target, newTab }) => (
              <li key={link}>
                <Link target={target} newTab={newTab}>
                  {title}
                </Link>
              </li>
            ))}
          </PlainList>
        </Fragment>
      ))}
    </nav>
  )
}
