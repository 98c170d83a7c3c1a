import type { Manifest, Route } from '../../schema/generated/manifests.ts'
import { segmentsOf } from '../resolve/compile-routes.ts'

/** An address of the route table, for a whole route or for one value of its parameters. */
export interface Address {
  /** As a reader knows it: "/claims/:claimId". */
  label: string
  /** One that can be asked for: "/claims/1". */
  example: string
}

/** What stands for any value of a parameter. */
const anyValue = '1'

/** Every address that either version has; a parameter that may have certain values counts once for each. */
export function addressesOf(...manifests: readonly Manifest[]): Address[] {
  const all = manifests.flatMap(({ routes }) => routes.routes.flatMap(addressesOfRoute))
  return [...new Map(all.map(address => [address.label, address])).values()]
}

function addressesOfRoute({ path, params = {} }: Route): Address[] {
  let found: Address[] = [{ label: '', example: '' }]
  for (const segment of segmentsOf(path)) {
    const values = segment.startsWith(':') ? params[segment.slice(1)] : [segment]
    const choices = values?.map(value => ({ label: value, example: value })) ?? [{ label: segment, example: anyValue }]
    found = found.flatMap(({ label, example }) =>
      choices.map(choice => ({ label: `${label}/${choice.label}`, example: `${example}/${choice.example}` })),
    )
  }
  return found.map(({ label, example }) => ({ label: label || '/', example: example || '/' }))
}
