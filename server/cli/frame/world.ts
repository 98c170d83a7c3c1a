import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { CheckedManifests } from '../../../engine/check/check-manifests.ts'
import { type ManifestFolder, manifestFiles, manifestsFolder } from '../../content/manifest-files.ts'
import { checkedManifests } from '../../content/read-manifests.ts'
import type { demoMembers } from '../../demo/demo-members.ts'

/** Where output goes. */
export interface Streams {
  out(text: string): void
  err(text: string): void
  /** Whether `out` shows colours. */
  colors: boolean
}

/** What a command may reach outside itself, so that a test can stand in for it. */
export interface World {
  /** Folder of manifests. */
  folder: string
  /** Checks manifests, in place of `checkedManifests`: a test asks many commands about the same ones. */
  check?: (read: ManifestFolder) => CheckedManifests
  now: Date
  /** Asks a question on the terminal, without showing the answer if it is secret; undefined where nobody can answer. */
  ask: ((question: string, how?: 'secretly') => Promise<string>) | undefined
  /** Settings of the portal. */
  env: Readonly<NodeJS.ProcessEnv>
  /** Reads members of the demo, for which a reference gateway is started: only when somebody asks about one of them. */
  people: (...wanted: Parameters<typeof demoMembers>) => ReturnType<typeof demoMembers>
  /** Ends a command that watches; without it that is left to Ctrl-C. */
  until?: AbortSignal
}

/**
 * The brands of the world's folder of manifests, merged and checked, or of another folder that was read.
 * @throws ManifestErrors when there is a mistake in any of them
 */
export const checkedIn = async (
  { folder, check = checkedManifests }: Pick<World, 'folder' | 'check'>,
  read?: ManifestFolder,
): Promise<CheckedManifests> => check(read ?? (await manifestFiles(folder)))

/** The world of this process: its environment, clock and terminal, and who knows the demo's members. */
export function worldOfProcess(people: World['people']): World {
  return {
    folder: manifestsFolder(),
    now: new Date(),
    env: process.env,
    people,
    ask: process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal : undefined,
  }
}

/** The streams of this process. */
export function streamsOfProcess(): Streams {
  return {
    out: text => console.log(text),
    err: text => console.error(text),
    colors: process.stdout.isTTY && process.stdout.hasColors(),
  }
}

async function askOnTerminal(question: string, how?: 'secretly'): Promise<string> {
  let silent = false
  // What is typed is shown by writing it here.
  const output = new Writable({
    write(text: string | Uint8Array, _encoding, done) {
      if (!silent) process.stdout.write(text)
      done()
    },
  })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  try {
    const answer = lines.question(question)
    silent = how === 'secretly'
    return await answer
  } finally {
    lines.close()
    if (silent) process.stdout.write('\n')
  }
}
