import type { GraphQLFormattedError } from 'graphql'
import type { PortalError } from '../../web/app/portal.ts'

/** Errors as screens read them: extensions only. An error without them is an internal one. */
export function portalErrors(errors: readonly GraphQLFormattedError[]): PortalError[] {
  return errors.map(({ path = [], extensions = {} }) => {
    const { code, status, area, call } = extensions
    return {
      code: typeof code === 'string' ? code : 'INTERNAL',
      status: typeof status === 'number' ? status : 500,
      area: typeof area === 'string' ? area : '',
      ...(typeof call === 'string' && { call }),
      path,
    }
  })
}
