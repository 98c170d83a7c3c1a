import { gatewayOperations } from '../../schema/generated/gateway-operations.ts'

/** Paths of the contract in segments, those without parameters first: they are the better match. */
const templates = Object.values(gatewayOperations)
  .map(({ path }) => path.slice(1).split('/'))
  .sort((a, b) => parametersOf(a) - parametersOf(b))

/**
 * What a call is named in errors and logs: its path in the contract ("programs/{programId}/details"), because the path
 * that is asked may hold an id of the member's. Of a path that the contract does not have, the first segment.
 */
export function nameOfCall(path: string): string {
  const asked = path.split('/')
  const template = templates.find(
    segments =>
      segments.length === asked.length &&
      segments.every((segment, index) => isParameter(segment) || segment === asked[index]),
  )
  return template?.join('/') ?? asked[0] ?? ''
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{')
}

function parametersOf(segments: readonly string[]): number {
  return segments.filter(isParameter).length
}
