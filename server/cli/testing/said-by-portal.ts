import type { CheckedManifests } from '../../../engine/check/check-manifests.ts'
import { type ManifestFolder, manifestsFolder } from '../../content/manifest-files.ts'
import { checkedManifests } from '../../content/read-manifests.ts'
import { commands } from '../commands/commands.ts'
import { askDemo } from '../frame/ask-demo.ts'
import { runPortal } from '../frame/run-portal.ts'
import type { World } from '../frame/world.ts'

/** The manifests that commands of a worker were asked about last, and what the check made of them. */
const known: { said: string; checked: CheckedManifests }[] = []
const kept = 3

/** Checks the same files once for all commands: in use each command is a process, which checks once and ends. */
function check(read: ManifestFolder): CheckedManifests {
  const said = JSON.stringify(read)
  const before = known.find(one => one.said === said)
  const now = before ?? { said, checked: checkedManifests(read) }
  known.splice(0, known.length, ...[now, ...known.filter(one => one !== now)].slice(0, kept))
  return now.checked
}

/** What a command says on either stream, and how it ends: on the shipped manifests on one day, unless told otherwise. */
export async function saidByPortal(args: readonly string[], world: Partial<World> = {}) {
  const said = { out: '', err: '' }
  const now = new Date('2026-11-21T20:00:00Z')
  const usual: World = { folder: manifestsFolder({}), check, now, ask: undefined, env: {}, people: askDemo }
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
