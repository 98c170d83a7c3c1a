import type { Condition, Manifest } from '../../../schema/generated/manifests.ts'
import { isJsonObject } from '../../json.ts'
import { sampleManifest } from '../sample-manifest.ts'

/** Facts that the small registry lacks, by one that it has. */
const instead: { readonly [fact: string]: Condition } = {
  medical: { relationship: ['subscriber'] },
  dental: { memberStatus: ['active'] },
  accountStatus: { relationship: ['dependent'] },
  primaryCareEligible: { memberStatus: ['termed'] },
  ebillEligible: { relationship: ['subscriber'] },
}

function simplified(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplified)
  if (!isJsonObject(value)) return value
  const [only] = Object.keys(value)
  return (
    instead[only ?? ''] ?? Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, simplified(inside)]))
  )
}

/** The sample manifest with rules that ask only for facts of the small registry, and a page that shows contacts. */
export function simplifiedManifest(): Manifest {
  const manifest = simplified(structuredClone(sampleManifest)) as Manifest
  manifest.pages.pages.push({
    id: 'help',
    title: 'Help',
    heading: 'Help',
    blocks: [
      { id: 'help-lines', block: 'contact' },
      { id: 'help-some', block: 'contact', only: ['service'] },
    ],
  })
  manifest.routes.routes.push(
    { id: 'help', path: '/help', screen: 'page', page: 'help', guards: ['not-termed'], title: 'Help' },
    { id: 'medical', path: '/benefits/medical', screen: 'redirect', to: '/help', guards: [], title: 'Medical' },
  )
  return manifest
}
