import type { LoginAsRefusal } from './login-as-refusal.ts'

/** What the form as a whole says after a refusal: the service's own words where it gave some (LOGINAS-11, LOGINAS-19). */
export function loginAsMessage({ memberMissing, refused }: LoginAsRefusal, text: Readonly<Record<string, string>>) {
  if (memberMissing) return text.memberRequired
  return refused && (refused.message ?? text.failed)
}
