import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client'
import type { ReactNode } from 'react'
import { Alert } from '../../web/ui/alert/alert.tsx'
import { Button } from '../../web/ui/button/button.tsx'
import { useAgainOnline } from './use-again-online.ts'
import { Waiting } from './waiting.tsx'

/** What Apollo's `useQuery` gives, as far as a screen's states depend on it. */
interface Asked<Data> {
  data: Data | undefined
  loading: boolean
  error?: ErrorLike | undefined
  refetch: () => Promise<unknown>
}

interface Props<Data> {
  /** What `useQuery` answered. */
  of: Asked<Data>
  /** What is awaited, as in "the drafts". */
  what: string
  children: (data: Data) => ReactNode
}

/**
 * The states of whatever is asked: awaited, failed with a way to ask again, and there (STUDIO-37). What is there already stays in
 * sight while it is asked anew or when that fails.
 */
export function Answered<Data>({ of: { data, loading, error, refetch }, what, children }: Props<Data>) {
  useAgainOnline({ error, refetch })
  const failed = error && (
    // Read out: somebody waits for it.
    <div role="alert">
      <Alert
        type="error"
        typeLabel="Error"
        title={`Could not load ${what}`}
        actions={
          <Button kind="secondary" size="small" onClick={() => void refetch().catch(() => undefined)}>
            Try again
          </Button>
        }
      >
        <p>{reasonIn(error)}</p>
      </Alert>
    </div>
  )
  if (data === undefined) return failed || (loading ? <Waiting what={what} /> : null)
  return (
    <>
      {failed}
      {children(data)}
    </>
  )
}

/** Whether it is the role of whoever asked that does not allow it: asking again does not help. */
export const isForbidden = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.code === 'FORBIDDEN'

/** Why something failed, for people. */
export function reasonIn(error: ErrorLike): string {
  if (!navigator.onLine) return 'There is no connection. What you have changed is kept in this browser.'
  if (isForbidden(error)) return 'Your role does not allow this.'
  return 'The studio’s server did not answer as it should. Nothing of yours is lost.'
}
