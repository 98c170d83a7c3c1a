import type { Manifest, ScreenKind, Surface } from '../../schema/generated/manifests.ts'
import type { Combinations } from '../members/diagrams.ts'
import type { MemberSpace } from '../members/member-space.ts'
import type { Part } from '../parts/manifest-parts.ts'
import type { JsonObject } from '../resolve/json.ts'
import { screenText } from '../text/screen-text.ts'
import { plainFields } from './plain-fields.ts'
import type { Reach } from './reach.ts'
import type { Sighting } from './sighting.ts'

/** Sections of text.json that are no kind of screen: they are around every screen, or on any that fails. */
const everywhere = ['shell', 'common', 'error'] as const

/** A thing whose fields are the same for all who see it. */
export function sameForAll(
  surface: Surface,
  key: string,
  fields: JsonObject,
  shown: Combinations,
  path: Sighting['path'] = [],
): Sighting {
  const same = [...plainFields(fields)].map(([name, answer]) => [name, [{ who: shown, answer }]] as const)
  return { surface, key, path, shown, fields: new Map(same), spots: [] }
}

/** The words of each kind of screen, for those to whom one opens. */
export function textSightings({ text, routes }: Manifest, reach: Reach, { diagrams }: MemberSpace): Sighting[] {
  const kinds = new Set<ScreenKind>(routes.routes.map(({ screen }) => screen).filter(kind => kind !== 'error'))
  return [
    ...everywhere.map(name => sameForAll('text', name, text[name] ?? {}, diagrams.all, [name])),
    ...[...kinds].map(kind => sameForAll('text', kind, screenText(text, kind), reach.screen(kind), [kind])),
  ]
}

/** Field that says where the journey after log-in leads. */
export const nextField = 'next'

/** Where the journey after log-in leads: its steps are asked only while somebody signs in (ROUTING-01). */
export function journeySighting(parts: readonly Part[], space: MemberSpace): Sighting {
  const sessions = space.registry.facts.session?.values ?? {}
  return {
    surface: 'journey',
    key: 'journey',
    path: [],
    shown: 'temporary' in sessions ? space.fact('session', ['temporary']) : space.diagrams.all,
    fields: new Map([
      [
        nextField,
        parts.map(({ item, shown }) => ({ who: shown, answer: item.do === 'go' ? (item.to ?? '') : (item.do ?? '') })),
      ],
    ]),
    spots: [],
  }
}
