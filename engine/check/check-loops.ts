import { registry } from '../members/registry.ts'
import { brandGround } from '../parts/brand-ground.ts'
import { type Lead, type Loop, loopsOf } from '../parts/loops-of.ts'
import { witnessWords } from '../words/witness-in-words.ts'
import type { Rule } from './rules/rule.ts'

/** The way round, from an address back to it. */
function roundInWords({ ring }: Loop): string {
  const paths = ring.map(({ from }) => from.route.path)
  const [first, ...others] = paths
  return others.length === 0
    ? `${first} leads to itself`
    : `${first} leads to ${others.join(', that to ')}, and that to ${first} again`
}

/**
 * No redirect and no guard sends anybody in circles: browsers give up and show nothing (CHECK-01). What the brand wrote
 * itself is blamed before what it took over from base.
 */
export const noLoops: Rule = ({ manifest, isOwn, report }) => {
  const ground = brandGround(manifest, registry)
  for (const loop of loopsOf(ground)) {
    const begin = Math.max(
      0,
      loop.ring.findIndex(({ path }) => isOwn('routes', path)),
    )
    const ring: readonly Lead[] = [...loop.ring.slice(begin), ...loop.ring.slice(0, begin)]
    const [{ path } = { path: [] }] = ring
    report('routes', path, {
      found: `${roundInWords({ ...loop, ring })}, for ${witnessWords(loop.who, ground.space)}`,
      expected: 'a way that ends at a screen or an error page',
      hint: path[0] === 'guards' ? '"otherwise": { "error": 403 }, or another address' : 'another address',
    })
  }
}
