import type { GraphContext } from '../context/graph-context.ts'
import { PortalFailure } from '../failures/portal-failure.ts'
import { readPreferences, writePreferences } from './rest.ts'

/** Texts that the member has acknowledged: those that the gateway keeps with the preferences, and those of the session. */
export async function acknowledgedTexts({
  rest,
  session,
}: Pick<GraphContext, 'rest' | 'session'>): Promise<readonly string[]> {
  const { acknowledgements = [] } = await readPreferences(rest)
  return [...acknowledgements, ...session.acknowledged]
}

/**
 * Keeps that the member acknowledged a text (CHECK-25): for good where the gateway tells that it can, which it takes with the
 * e-mail address as it is; else for the session.
 */
export async function keepAcknowledgement(
  text: string,
  { rest, session, content }: Pick<GraphContext, 'rest' | 'session' | 'content'>,
): Promise<void> {
  if (!content.texts.includes(text))
    throw new PortalFailure('No text of the journey', { code: 'NOT_FOUND', status: 404, area: 'content' })
  const { acknowledgements, emailAddress } = await readPreferences(rest)
  if (acknowledgements === undefined || emailAddress === null) session.acknowledge([text])
  else await writePreferences(rest, { emailAddress, acknowledgements: [text] })
}
