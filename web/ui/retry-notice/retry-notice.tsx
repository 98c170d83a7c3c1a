import { useLayoutEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { Alert } from '../alert/alert.tsx'
import { ButtonLink } from '../button/button.tsx'
import { useWords } from '../words/words.tsx'

interface Props {
  /** What failed to load. */
  title: string
  /** What still works, or what to do. */
  children?: string | undefined
  /** False where a second try cannot help. */
  retry?: boolean
}

/** Gives focus to what has loaded, unless something else has taken it. */
function focusLoaded() {
  if (document.activeElement !== document.body) return
  const loaded =
    document.querySelector<HTMLElement>('main [data-results]') ?? document.querySelector<HTMLElement>('main h1')
  if (!loaded) return
  if (loaded.tabIndex < 0) loaded.tabIndex = -1
  loaded.focus({ preventScroll: true })
}

/** Says in place that something failed to load, with a link to try again. Without script the link reloads the page. */
export function RetryNotice({ title, children, retry = true }: Props) {
  const word = useWords()
  const { pathname, search } = useLocation()
  const { revalidate, state } = useRevalidator()
  const pressed = useRef(false)
  // What was asked for took the place of the notice, and of the link that had focus.
  useLayoutEffect(
    () => () => {
      if (pressed.current) queueMicrotask(focusLoaded)
    },
    [],
  )
  return (
    <div role="alert">
      <Alert
        type="error"
        title={title}
        actions={
          retry && (
            <ButtonLink
              kind="secondary"
              target={`${pathname}${search}`}
              aria-disabled={state === 'loading'}
              onClick={event => {
                event.preventDefault()
                pressed.current = true
                if (state === 'idle') void revalidate()
              }}
            >
              {word('retry')}
            </ButtonLink>
          )
        }
      >
        {children && <p>{children}</p>}
      </Alert>
    </div>
  )
}
