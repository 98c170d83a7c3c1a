import type { ShellView } from '../../../engine/view.ts'
import type { PortalError } from '../../query/query.ts'

type Failure = Pick<PortalError, 'path' | 'status'>

/**
 * The failures that take Home away as a whole: all of them where the brand has it so (HOME-04), else a lapsed session
 * and whatever is not one of the member's sources. The others leave a gap each.
 */
export function fatalFailures<Error extends Failure>(
  errors: readonly Error[],
  homeFailure: ShellView['brand']['homeFailure'],
): Error[] {
  const gap = ({ path, status }: Error) => status !== 401 && path[0] === 'viewer' && path.length > 1
  return errors.filter(error => homeFailure === 'error-page' || !gap(error))
}
