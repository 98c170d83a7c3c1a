import { resolve } from 'node:path'
import { ManifestErrors } from '../../content/read-manifests.ts'
import type { Answer, Command, Commands, ExitCode } from './command.ts'
import { findCommand } from './find-command.ts'
import { commandHelp, helpText } from './help.ts'
import { paintFor } from './paint.ts'
import { readGiven } from './read-given.ts'
import type { World } from './world.ts'
import { WrongUse } from './wrong-use.ts'

/** Where a command's words go. */
export interface Streams {
  out(text: string): void
  err(text: string): void
  /** Whether `out` shows colours. */
  colors: boolean
}

/** Runs the command that the words name: what it found goes to `out`, what is wrong with its use to `err`. */
export async function runPortal(
  args: readonly string[],
  commands: Commands,
  world: World,
  { out, err, colors }: Streams,
): Promise<ExitCode> {
  const paint = paintFor(colors)
  try {
    const words = args[0] === 'help' ? [...args.slice(1), '--help'] : args
    const [first = '--help'] = words
    if (first === '--help') {
      out(helpText(commands, paint))
      return args.length === 0 ? 2 : 0
    }
    const called = findCommand(words, commands)
    const { options, ...given } = readGiven(called)
    if (options.help) {
      out(commandHelp(called.name, called.command, paint))
      return 0
    }
    const folder = options.manifests?.[0]
    const { code, data, text } = await answerOf(called.command, {
      ...given,
      options,
      world: folder === undefined ? world : { ...world, folder: resolve(folder) },
    })
    out(options.json ? JSON.stringify(data, undefined, 2) : text(paint))
    return code
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error
    err(`portal: ${error.message}`)
    return 2
  }
}

/** Manifests with mistakes are an answer too, of every command that reads them. */
async function answerOf(command: Command, given: Parameters<Command['run']>[0]): Promise<Answer> {
  try {
    return await command.run(given)
  } catch (error) {
    if (!(error instanceof ManifestErrors)) throw error
    return { code: 1, data: { mistakes: error.diagnostics }, text: () => error.message }
  }
}
