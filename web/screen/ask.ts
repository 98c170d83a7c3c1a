import type { ShellView } from '../../engine/view.ts'
import { type Handling, whereAnErrorLeads } from '../errors/error-policy.ts'
import { routeError } from '../errors/failure.ts'
import type { AnswerPath } from '../query/answer-path.ts'
import { isMutation, type KnownDocument } from '../query/known-document.ts'
import type { PortalError, QueryResult } from '../query/query.ts'
import type { Portal } from './portal.ts'

/** What a loader or an action says of its document's failures; which places it handles may be the brand's choice. */
export interface Declared<Data> extends Omit<Handling, 'handles'> {
  handles?: Places<Data> | ((brand: ShellView['brand']) => Places<Data>)
}
type Places<Data> = readonly AnswerPath<Data>[]

/** Runs a document for a loader or an action; its failures follow the policy, except those that are declared. */
export async function ask<Data, Variables extends Record<string, unknown>>(
  portal: Portal,
  document: KnownDocument<Data, Variables>,
  variables: Variables,
  declared?: Declared<Data>,
): Promise<QueryResult<Data>> {
  const { data, errors } = await portal.query(document, variables)
  const told = isMutation(document) ? errors.filter(({ path }) => !isMade(data, path)) : errors
  return { data, errors: await followErrors(portal, document, told, declared) }
}

/** Whether what failed is only to read what a change has changed: the change itself is made, and is told as made. */
function isMade(data: unknown, [name, below]: PortalError['path']): boolean {
  const payload = (data as Readonly<Record<string, unknown>> | null)?.[name ?? '']
  return payload != null && below !== undefined
}

/**
 * Follows failures by the policy (web/errors/error-policy.ts): throws what react-router is to do, the log-in page before
 * an error page, and returns the failures that were declared as the screen's own (ERR-19).
 */
export async function followErrors<Data>(
  portal: Portal,
  document: KnownDocument<Data, never>,
  errors: readonly PortalError[],
  { handles: declared, memberScreen }: Declared<Data> = {},
): Promise<readonly PortalError[]> {
  if (errors.length === 0) return errors
  const brand = (await portal.shell()).data?.shell.brand
  const handles = typeof declared === 'function' ? brand && declared(brand) : declared
  const unauthorized = brand?.unauthorized ?? 'error-page'
  const circumstances = { handles, memberScreen, unauthorized, asksOneThing: isMutation(document) }
  const ways = errors.map(error => whereAnErrorLeads(error, circumstances))
  if (ways.some(({ to }) => to === 'login')) throw portal.redirectTo(portal.pathOf('login'))
  for (const way of ways) if (way.to === 'error-page') throw routeError(way)
  return errors
}
