import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

// The analysis in JavaScript: the package's other ways run a program of the platform.
process.env.RECHECK_SYNC_BACKEND = 'pure'
const { checkSync } = await import('recheck')

const top = resolve(import.meta.dirname, '../..')
/** Whatever tells validators what a text looks like: of manifests, of facts, and of the gateway's contract. */
const sources = globSync(['schema/manifests/*.json', 'schema/*.json'], { cwd: top })

/** Regular expressions of a schema, wherever in it they are. */
function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === 'pattern' && typeof part === 'string') return [part]
    return key === 'patternProperties' ? [...Object.keys(part ?? {}), ...patternsIn(part)] : patternsIn(part)
  })
}

const patterns = new Set(sources.flatMap(file => patternsIn(JSON.parse(readFileSync(resolve(top, file), 'utf8')))))

/**
 * Whether matching any text takes a time in proportion to its length: by theory of automata, never by trying. That knows no
 * look-ahead; one that stands at the beginning of the text is asked once, so it is as good as a pattern of its own.
 */
function isLinear(pattern: string): boolean {
  const [, ahead, rest] = /^\^\(\?[=!]((?:[^()]|\(\?:[^()]*\))*)\)(.*)$/.exec(pattern) ?? []
  if (ahead !== undefined) return isLinear(`^${ahead}`) && isLinear(`^${rest}`)
  const found = checkSync(pattern, 'u', { checker: 'automaton', timeout: null })
  return found.status === 'safe' && ['linear', 'safe'].includes(found.complexity.type)
}

describe('regular expressions of schemas and the contract', () => {
  it('[SEC-28] [S18] are all found: manifests themselves have none', () => {
    expect(patterns.size).toBeGreaterThan(40)
    const files = globSync('manifests/**/*.json', { cwd: top })
    expect(files.length).toBeGreaterThan(20)
    const ofManifests = files.flatMap(file => patternsIn(JSON.parse(readFileSync(resolve(top, file), 'utf8'))))
    expect(ofManifests).toEqual([])
  })

  it('[SEC-28] [S18] match any text in linear time', () => {
    expect([...patterns].filter(pattern => !isLinear(pattern))).toEqual([])
  })

  it.each([
    '^(a+)+$',
    '(.*)*x',
    '^(a|a)*$',
    '^(a|b|ab)*c$',
    '^a*a*$',
    '.*.*=.*',
    '\\s+$',
    '(x+x+)+y',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
  ])('[SEC-28] [S18] such as %s are recognised as ones that do not', pattern => expect(isLinear(pattern)).toBe(false))
})
