import { GatewayError } from '../gateway-error.ts'
import { findViewer, type Viewer } from '../security/viewer.ts'
import type { Services } from './call.ts'

const BEARER = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i

/**
 * Who asks, from the bearer header.
 * @throws GatewayError 401 for a missing, lapsed or forged token, all in the same words.
 */
export async function authenticate(header: string | undefined, { database, tokens }: Services): Promise<Viewer> {
  const token = BEARER.exec(header ?? '')?.[1]
  const payload = token === undefined ? undefined : await tokens.verify(token)
  const viewer = payload === undefined ? undefined : findViewer(database, payload)
  if (viewer === undefined) throw new GatewayError('UNAUTHORIZED', 'A valid token is needed.')
  return viewer
}
