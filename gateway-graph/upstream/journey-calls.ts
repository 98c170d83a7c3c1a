import { gatewayOperations } from '../../schema/generated/gateway-operations.ts'

/** Paths of the contract, in segments by method, of the calls that a session may make before the end of its journey. */
const allowed = Map.groupBy(
  Object.values(gatewayOperations)
    .filter(({ journey, secured }) => journey || !secured)
    .map(({ method, path }) => ({ method, segments: path.slice(1).split('/') })),
  ({ method }) => method as string,
)

/**
 * Whether the contract lets a temporary token make a call (`x-token: journey`), or asks for no token at all. The portal
 * refuses any other before it is made, whatever the gateway would do (SEC-08).
 */
export function isOfJourney(method: string, path: string): boolean {
  const asked = path.split('/')
  return (allowed.get(method) ?? []).some(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((segment, index) => segment.startsWith('{') || segment === asked[index]),
  )
}
