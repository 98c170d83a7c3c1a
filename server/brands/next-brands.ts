import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'

type Brands = readonly CompiledManifest[]

/**
 * The brands that serve next when some of the newest were refused: those that are good, and for each refused one what was
 * good before, if it ever was (OPS-12). A good one that claims a host or a number which a former one still has waits with it.
 */
export function nextBrands(former: Brands, { good, refused }: { good: Brands; refused: readonly string[] }): Brands {
  const waiting = new Set(refused)
  for (;;) {
    const kept = former.filter(({ brand }) => waiting.has(brand.id))
    const taken = good.filter(({ brand }) => !waiting.has(brand.id))
    const claimed = new Set(kept.flatMap(claims))
    const late = taken.filter(manifest => claims(manifest).some(claim => claimed.has(claim)))
    if (late.length === 0) return [...kept, ...taken].toSorted((a, b) => a.brand.domainId - b.brand.domainId)
    for (const { brand } of late) waiting.add(brand.id)
  }
}

/** What one brand alone may have. */
function claims({ brand: { domainId, hosts } }: CompiledManifest): string[] {
  return [String(domainId), ...hosts.map(host => host.toLowerCase())]
}
