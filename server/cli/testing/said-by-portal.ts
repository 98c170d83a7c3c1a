import { manifestsFolder } from '../../content/manifest-files.ts'
import { commands } from '../commands/commands.ts'
import { askDemo } from '../frame/ask-demo.ts'
import { runPortal } from '../frame/run-portal.ts'
import type { World } from '../frame/world.ts'

/** What a command says on either stream, and how it ends: on the shipped manifests on one day, unless told otherwise. */
export async function saidByPortal(args: readonly string[], world: Partial<World> = {}) {
  const said = { out: '', err: '' }
  const now = new Date('2026-11-21T20:00:00Z')
  const usual: World = { folder: manifestsFolder({}), now, ask: undefined, env: {}, people: askDemo }
  const code = await runPortal(
    args,
    commands,
    { ...usual, ...world },
    {
      out: text => {
        said.out += text
      },
      err: text => {
        said.err += text
      },
      colors: false,
    },
  )
  return { code, ...said }
}
