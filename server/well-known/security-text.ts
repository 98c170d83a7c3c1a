import { languageOf } from '../../engine/languages/language-files.ts'
import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import { pathsIn } from '../../schema/path-of.ts'

/** How long the text counts from the day on which it is read, in days: RFC 9116 recommends less than a year. */
const days = 180
const day = 86_400_000

/**
 * security.txt of a brand (RFC 9116, SEC-27): its contacts, or its contact page where the manifest names none. It expires
 * half a year after today whenever it is read, since what a running portal says of its brand holds.
 */
export function securityText({ brand, routes }: CompiledManifest, origin: string, now: Date): string {
  const { contacts = [origin + pathsIn(routes.views)('contact-us')], policy } = brand.security ?? {}
  const expires = new Date((Math.floor(now.getTime() / day) + days) * day).toISOString()
  return [
    ...contacts.map(contact => `Contact: ${contact}`),
    `Expires: ${expires}`,
    `Preferred-Languages: ${[brand.language, ...(brand.languages ?? [])].map(languageOf).join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
    '',
  ].join('\n')
}
