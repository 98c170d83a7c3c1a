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

/** Says in place that something failed to load, with a link to try again. Without script the link reloads the page. */
export function RetryNotice({ title, children, retry = true }: Props) {
  const word = useWords()
  const { pathname, search } = useLocation()
  const { revalidate, state } = useRevalidator()
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
