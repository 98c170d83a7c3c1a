import type { IncomingHttpHeaders } from 'node:http'
import type { LiveBrand } from './live-brand.ts'
import { type Asking, requestLanguage } from './request-language.ts'
import type { RevisionHolder } from './revision-holder.ts'

/** Brands by host name. Built once for each revision of the manifests. */
export class BrandHosts {
  readonly brands: readonly LiveBrand[]
  readonly #byHost: ReadonlyMap<string, LiveBrand>

  constructor(brands: readonly LiveBrand[]) {
    this.brands = brands
    this.#byHost = new Map(
      brands.flatMap(live => live.compiled.brand.hosts.map(host => [host.toLowerCase(), live] as const)),
    )
  }

  /** The brand that a Host header names, whatever its port; undefined for a host of no brand. */
  find(host: string | undefined): LiveBrand | undefined {
    const name = host?.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
    return name === undefined ? undefined : this.#byHost.get(name)
  }
}

/** The brand that a request is for, in the revision that serves now; undefined for a host of no brand. */
export function currentBrand(
  { hosts }: { hosts: RevisionHolder<BrandHosts> },
  { headers }: { headers: IncomingHttpHeaders },
): LiveBrand | undefined {
  return hosts.current().find(headers.host)
}

/** The brand that a request is for in the language of whoever asks (LOCALE-03): `compiled.brand.language` says in which. */
export function spokenBrand(
  portal: { hosts: RevisionHolder<BrandHosts> },
  request: { headers: IncomingHttpHeaders },
  asking: Asking,
): LiveBrand | undefined {
  const live = currentBrand(portal, request)
  if (!live || live.languages.size === 0) return live
  const tags = [live.compiled.brand.language, ...live.languages.keys()]
  return live.languages.get(requestLanguage(tags, request.headers, asking)) ?? live
}
