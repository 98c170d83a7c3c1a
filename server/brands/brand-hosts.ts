import type { IncomingHttpHeaders } from 'node:http'
import type { LiveBrand } from './live-brand.ts'
import { type Asking, requestLanguage } from './request-language.ts'
import type { RevisionHolder } from './revision-holder.ts'

/** So many revisions of a brand are kept for pages that were drawn of them, beside the one that serves now. */
const mostFormer = 3
/** For so long: whom a publish shuts out of a screen cannot go on asking as if it had not been. */
const formerMs = 15 * 60_000

/** A brand as it was before. */
interface Former {
  readonly live: LiveBrand
  /** When it is answered of no more, in milliseconds of the clock. */
  readonly until: number
}

/** Brands by host name. Built once for each revision of the manifests. */
export class BrandHosts {
  readonly brands: readonly LiveBrand[]
  /** Brands as they were before, the newest first: a page that is there goes on as it began (STUDIO-28). */
  readonly #former: readonly Former[]
  readonly #byHost: ReadonlyMap<string, LiveBrand>

  /** @param before what served until now, and when that ended */
  constructor(brands: readonly LiveBrand[], before?: { hosts: BrandHosts; at: Date }) {
    this.brands = brands
    const until = (before?.at.getTime() ?? 0) + formerMs
    const ended = before?.hosts.brands.map(live => ({ live, until })) ?? []
    this.#former = formerOf(brands, [...ended, ...(before ? before.hosts.#former : [])])
    this.#byHost = new Map(
      brands.flatMap(live => live.compiled.brand.hosts.map(host => [host.toLowerCase(), live] as const)),
    )
  }

  /** The brand that a Host header names, whatever its port; undefined for a host of no brand. */
  find(host: string | undefined): LiveBrand | undefined {
    if (host === undefined) return undefined
    // Browsers write it as manifests do, most without a port.
    return this.#byHost.get(host) ?? this.#byHost.get(host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, ''))
  }

  /** The brand of a host as a page of it was drawn; undefined where that revision is kept no more. */
  findFor(host: string | undefined, at: Date, is: (live: LiveBrand) => boolean): LiveBrand | undefined {
    const now = this.find(host)
    if (!now) return undefined
    if (is(now)) return now
    return this.#former.find(({ live, until }) => until > at.getTime() && isSameBrand(live, now) && is(live))?.live
  }
}

const isSameBrand = (one: LiveBrand, other: LiveBrand) => one.compiled.brand.id === other.compiled.brand.id

const isSame = (one: LiveBrand, other: LiveBrand) =>
  isSameBrand(one, other) && one.compiled.revision === other.compiled.revision

/** Of what served before, what serves no more: each revision once, and the newest of each brand. */
function formerOf(brands: readonly LiveBrand[], before: readonly Former[]): Former[] {
  const kept: Former[] = []
  for (const former of before) {
    const { live } = former
    if ([...brands, ...kept.map(each => each.live)].some(each => isSame(each, live))) continue
    if (kept.filter(each => isSameBrand(each.live, live)).length < mostFormer) kept.push(former)
  }
  return kept
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
  return inLanguage(currentBrand(portal, request), request, asking)
}

/** The brand for which a page that is there asks, and whether the page is past: of a revision that is served no more. */
export interface Asked {
  live: LiveBrand
  isPast: boolean
}

/**
 * The brand for which a page that is there asks for data: in the revision that the page was drawn of, as long as that is kept, so
 * that no page has parts of two (STUDIO-28). Undefined for a host of no brand.
 */
export function askedBrand(
  portal: { hosts: RevisionHolder<BrandHosts>; now: () => Date },
  request: { headers: IncomingHttpHeaders },
): Asked | undefined {
  const { host, [revisionHeader]: revision } = request.headers
  const own = revision
    ? portal.hosts.current().findFor(host, portal.now(), ({ compiled }) => compiled.revision === revision)
    : undefined
  const live = inLanguage(own ?? currentBrand(portal, request), request, 'data')
  return live && { live, isPast: Boolean(revision) && !own }
}

/** In which a page says of which revision it was drawn. */
export const revisionHeader = 'x-revision'

function inLanguage(
  live: LiveBrand | undefined,
  { headers }: { headers: IncomingHttpHeaders },
  asking: Asking,
): LiveBrand | undefined {
  if (!live || live.languages.size === 0) return live
  const tags = [live.compiled.brand.language, ...live.languages.keys()]
  return live.languages.get(requestLanguage(tags, headers, asking)) ?? live
}
