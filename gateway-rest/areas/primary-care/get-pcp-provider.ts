import type { Handler } from '../../http/call.ts'
import { findProvider } from './find-provider.ts'
import { providerOf } from './provider-of.ts'

/** `GET pcp/provider` (CALL-54): one primary care provider. */
export const getPcpProvider: Handler<'getPcpProvider'> = ({ params, database }) =>
  providerOf(database, findProvider(database, params.providerId))
