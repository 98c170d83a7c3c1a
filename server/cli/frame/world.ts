import { createInterface } from 'node:readline/promises'
import { manifestsFolder } from '../../content/manifest-files.ts'

/** What a command may reach outside itself, so that a test can stand in for it. */
export interface World {
  /** Folder of manifests. */
  folder: string
  now: Date
  /** Asks a question on the terminal; undefined where nobody can answer. */
  ask: ((question: string) => Promise<string>) | undefined
}

/** The world of this process: its environment, clock and terminal. */
export function worldOfProcess(): World {
  return {
    folder: manifestsFolder(),
    now: new Date(),
    ask: process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal : undefined,
  }
}

async function askOnTerminal(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}
