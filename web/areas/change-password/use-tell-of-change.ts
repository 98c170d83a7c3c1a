import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useNotify } from '../../state/use-notify.ts'
import type { PasswordChanged } from './password-changed.ts'

/** How long the success shows, in milliseconds. */
const told = 5000

/** Tells of the change, and takes who had to make it on to Home (ACCOUNT-11, ACCOUNT-13). */
export function useTellOfChange(changed: PasswordChanged | undefined, message: string) {
  const notify = useNotify()
  const navigate = useNavigate()
  useEffect(() => {
    if (!changed) return
    notify({ message, status: 'success', dismissAfter: told })
    if (changed.goesOn) navigate('/home', { replace: true })
  }, [changed, message, notify, navigate])
}
