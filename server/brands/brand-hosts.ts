import type { IncomingHttpHeaders } from 'node:http'
import type { LiveBrand } from './live-brand.ts'
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
