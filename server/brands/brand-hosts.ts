import type { LiveBrand } from './live-brand.ts'

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

  /** The brand that a Host header names, whatever its port; undefined for a host that is nobody's. */
  find(host: string | undefined): LiveBrand | undefined {
    const name = host?.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
    return name === undefined ? undefined : this.#byHost.get(name)
  }
}
