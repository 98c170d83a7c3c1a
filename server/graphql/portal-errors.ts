import type { GraphError } from '../../gateway-graph/execution/graph-answer.ts'
import type { PortalError } from '../../web/app/portal.ts'

/** Errors as screens read them: what may be told, and where in the answer something is missing. */
export function portalErrors(errors: readonly GraphError[]): PortalError[] {
  return errors.map(({ path = [], extensions }) => ({ ...extensions, path }))
}
