import { useAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { languageField } from '../../state/language.ts'
import { interruptionAtom } from '../../state/line.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useWords } from '../../ui/words/words.tsx'
import { useShellText } from '../use-shell-text.ts'
import styles from './interruption.module.css'

/**
 * Says over the page in sight that the next page or a form did not get through, and offers to try again (MEMBER-24,
 * MEMBER-26). The form keeps what was typed; a page is tried by itself once the browser has a line again.
 */
export function Interruption() {
  const [interruption, set] = useAtom(interruptionAtom)
  const text = useShellText()
  const word = useWords()
  const { pathname } = useLocation()
  const notice = useRef<HTMLDivElement>(null)
  const sendAgain = useLastSent()
  const tryAgain = interruption?.of === 'page' ? interruption.tryAgain : sendAgain
  const waits = interruption?.of === 'page'

  useEffect(() => {
    if (!waits) return
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [waits, tryAgain])
  // A form's failure is of no use on another page.
  const at = useRef(pathname)
  useEffect(() => {
    if (at.current !== pathname) set(now => (now?.of === 'form' ? undefined : now))
    at.current = pathname
  }, [pathname, set])
  useLayoutEffect(() => {
    if (interruption) notice.current?.focus()
  }, [interruption])

  if (!interruption) return null
  const offline = interruption.of === 'page' || interruption.status === 1
  const title = interruption.of === 'page' ? 'pageUnreachable' : offline ? 'formUnreachable' : 'formFailed'
  return (
    <div ref={notice} role="alert" tabIndex={-1} className={styles.place} data-print="hidden">
      <Alert type="error" title={text(title)} actions={<Button onClick={tryAgain}>{word('retry')}</Button>}>
        <p>{text(interruption.of === 'page' ? 'pageKept' : 'formKept')}</p>
      </Alert>
    </div>
  )
}

/** Sends the form again that was sent last, with what it holds now. */
function useLastSent() {
  const last = useRef<{ form: HTMLFormElement; submitter: HTMLElement | null }>(undefined)
  useEffect(() => {
    const remember = ({ target, submitter }: SubmitEvent) => {
      // The switch of languages is sent nowhere.
      if (submitter?.getAttribute('name') === languageField) return
      if (target instanceof HTMLFormElement && target.method === 'post') last.current = { form: target, submitter }
    }
    document.addEventListener('submit', remember, true)
    return () => document.removeEventListener('submit', remember, true)
  }, [])
  const send = useRef(() => {
    const { form, submitter } = last.current ?? {}
    if (form?.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null)
  })
  return send.current
}
