import type { ReactNode } from 'react'
import { useShell } from '../screen/shell-data.ts'
import { sayFrom } from '../ui/words/say-from.ts'

/** A form that staff who act as the member cannot send: they read that instead of it (SEC-15). */
export function OnlyMember({ children }: { children: ReactNode }) {
  const { shell } = useShell()
  const isActing = useIsActing()
  return isActing ? <p>{sayFrom(shell.text.shell)('actingOnlyMember')}</p> : children
}

/** Whether staff act as the member. */
export function useIsActing(): boolean {
  const staff = useShell().viewer?.actingStaff
  return staff !== null && staff !== undefined
}
