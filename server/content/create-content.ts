import type { CompiledManifest } from '../../engine/resolve/compile-manifest.ts'
import { factsForShell } from '../../engine/resolve/facts-for.ts'
import { resolveShell } from '../../engine/resolve/resolve-shell.ts'
import type { Report } from '../../engine/state.ts'
import type { Content, Session } from '../../gateway-graph/context/graph-context.ts'
import { nextPlace } from './next-place.ts'
import { openScreen } from './open-screen.ts'
import { readState, type Surroundings } from './read-state.ts'

export interface ContentOptions extends Surroundings {
  compiled: CompiledManifest
  session: Session
  /** Told of items that could not be resolved and were left out. */
  report: Report
}

/** What the brand's manifest says to whoever makes this request. */
export function createContent(options: ContentOptions): Content {
  const { compiled, report } = options
  return {
    shell: async reader => resolveShell(compiled, await readState(factsForShell(compiled), reader, options), report),
    screen: (path, reader) => openScreen(path, reader, options),
    next: reader => nextPlace(reader, options),
  }
}
