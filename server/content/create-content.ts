import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import { factsForShell } from '../../engine/resolve/facts-for.ts'
import { resolveShell } from '../../engine/resolve/resolve-shell.ts'
import type { MemberState } from '../../engine/state.ts'
import type { Content } from '../../gateway-graph/context/graph-context.ts'
import { pathsIn } from '../../schema/path-of.ts'
import { isOpen, nextPlace } from './next-place.ts'
import { openScreen } from './open-screen.ts'
import { opener } from './opens-any.ts'
import { type ContentOptions, readState } from './read-state.ts'

/** What the brand's manifest shows to the member who makes this request. */
export function createContent(options: ContentOptions): Content {
  const { compiled, report, opened } = options
  return {
    async shell(reader) {
      const state = await readState(factsForShell(compiled), reader, options)
      return resolveShell(compiled, (await reader.lapsed()) ? signedOut(state) : state, report)
    },
    async screen(path, reader) {
      const screen = await openScreen(path, reader, options)
      if (screen.redirect === null) opened?.(patternOf(compiled, screen.route), screen.status)
      return screen
    },
    opens: opener(options),
    next: reader => nextPlace(reader, options),
    isOpen: (place, reader) => isOpen(place, reader, options),
    texts: compiled.journey.texts,
    pathOf: pathsIn(compiled.routes.views),
  }
}

/**
 * What is around every screen once the gateway takes the token no more, as of an account that was disabled: the same as for
 * somebody who is signed out (SEC-03).
 */
function signedOut(state: MemberState): MemberState {
  const nobody = { session: 'none', staffRole: 'none', actsAsMember: 'no', groupChosen: 'no' } as const
  const { viewport } = state
  return { ...state, facts: { ...nobody, preventSalesforce: 'no', redirectOffered: 'no', viewport }, open: {} }
}

const patternOf = ({ routes }: CompiledManifest, id: string | null) =>
  routes.list.find(({ route }) => route.id === id)?.route.path ?? '/*'
