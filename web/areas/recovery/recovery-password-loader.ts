import type { LoaderFunctionArgs } from 'react-router'
import { routeError } from '../../errors/failure.ts'
import {
  OpenRecoveryLinkDocument,
  type OpenRecoveryLinkMutation,
  RecoveryPasswordScreenDocument,
} from '../../generated/recovery-password-screen.ts'
import { portalContext } from '../../screen/portal.ts'
import { createScreenLoader, openScreen } from '../../screen/screen-loader.ts'
import { tokenOf } from './token-of.ts'

type Opened = OpenRecoveryLinkMutation['openRecoveryLink']

/** The link of an e-mail as it was found, in the same request as the screen. */
export interface RecoveryLink {
  token: string
  questions: Opened['questions']
  /** Why it cannot be used. */
  problem: string | undefined
}

const openPlainly = createScreenLoader(RecoveryPasswordScreenDocument)

/** Opens the page, and with it the link of the e-mail that led there (REG-16). What fails is said on the page (REG-18). */
export async function recoveryPasswordLoader(asked: LoaderFunctionArgs) {
  const token = tokenOf(asked.request)
  if (token === undefined) {
    const { screen, view } = await openPlainly(asked)
    return { screen, view, link: undefined }
  }
  const path = new URL(asked.request.url).pathname
  const { data, errors } = await asked.context.get(portalContext).query(OpenRecoveryLinkDocument, { token, path })
  if (!data) throw routeError({ status: errors[0]?.status ?? 500 })
  const { query, questions, errors: refused } = data.openRecoveryLink
  const screen = openScreen(query.screen, path)
  if (!query.screen.view) throw routeError({ status: 500 })
  const link: RecoveryLink = { token, questions, problem: refused[0]?.code }
  return { screen, view: query.screen.view, link }
}
