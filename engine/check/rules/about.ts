import type { Manifest, Surface } from '../../../schema/generated/manifests.ts'
import { remembered } from '../../remembered.ts'

/**
 * What is found in some surfaces alone, looked for once in the same ones: an edit of any other file leaves it as it is. The search
 * sees no surface that it does not name.
 */
export function about<Named extends Surface, Found>(
  names: readonly Named[],
  find: (manifest: Pick<Manifest, Named>) => Iterable<Found>,
): (manifest: Pick<Manifest, Named>) => readonly Found[] {
  const known = remembered((...roots: [Manifest[Named], ...Manifest[Named][]]): readonly Found[] => {
    const named = Object.fromEntries(names.map((name, index) => [name, roots[index]])) as Pick<Manifest, Named>
    return [...find(named)]
  })
  return manifest => known(...(names.map(name => manifest[name]) as [Manifest[Named], ...Manifest[Named][]]))
}
