import { type Door, ownValue, type Slot } from './door.ts'
import type { Kind } from './ids.ts'
import { plainValue } from './plain-values.ts'
import type { World } from './world.ts'

/** What the addresses of files take: a part of the path, or a query. */
const files: Readonly<Record<string, { slot: string; meaning: Kind; write: (value: string) => string }>> = {
  '/files/eobs/:file': { slot: 'file', meaning: 'eobFile', write: id => `/files/eobs/${id}.pdf` },
  '/files/id-card.pdf': { slot: 'suffix', meaning: 'suffix', write: suffix => `/files/id-card.pdf?suffix=${suffix}` },
}

/** Addresses with parts that name nothing of a member: pages, which ask the graph, and what was built. */
const nobodys = ['/*', '/assets/*', '/graphiql/assets/*', '/brand-assets/:brand/:file', '/graphql/scalars/:name']

/**
 * Every address of the portal that gives a file of a member.
 * @throws Error for an address that takes something and that nothing is said about.
 */
export function fileDoors(world: World): readonly Door[] {
  return world.patterns.flatMap(pattern => {
    const known = files[pattern]
    if (known === undefined) {
      if (nobodys.includes(pattern) || !/[:*]|^\/files\//.test(pattern)) return []
      throw new Error(`${pattern} takes something: say in tests/doors/support/file-doors.ts what it is, and whose`)
    }
    const slot: Slot = {
      ...{ path: known.slot, name: known.slot, meaning: known.meaning, required: true, within: [] },
      plain: person => plainValue(known.slot, undefined, person),
    }
    return [doorOf(world, pattern, slot, known.write)]
  })
}

function doorOf(world: World, name: string, slot: Slot, write: (value: string) => string): Door {
  return {
    ...{ name, slots: [slot], open: false },
    async ask(person, values) {
      const value = values.get(slot.path) ?? (person && ownValue(slot, person))
      const path = write(
        [value]
          .flat()
          .map(one => encodeURIComponent(String(one)))
          .join(','),
      )
      const headers: Record<string, string> = person ? { cookie: person.cookie } : {}
      const { status, text } = await world.askPortal({ method: 'GET', path, headers, body: undefined })
      return { status, text, refused: status >= 400 && status < 500, failed: status >= 500 }
    },
  }
}
