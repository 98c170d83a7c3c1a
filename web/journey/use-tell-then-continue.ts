import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useSubmit } from 'react-router'
import { notifyAtom } from '../state/notifications.ts'
import { type FollowUp, followUp } from './after-saving.ts'

/** Once saved, tells of it for a while, then lets the journey go on (POLICY-16, POLICY-17, PREF-15, PREF-16). */
export function useTellThenContinue(saved: boolean, message: string, milliseconds: number) {
  const notify = useSetAtom(notifyAtom)
  const submit = useSubmit()
  useEffect(() => {
    if (!saved) return
    notify({ message, status: 'success', dismissAfter: milliseconds })
    const timer = setTimeout(
      () => submit({ [followUp]: 'continue' satisfies FollowUp }, { method: 'post', replace: true }),
      milliseconds,
    )
    return () => clearTimeout(timer)
  }, [saved, message, milliseconds, notify, submit])
}
