import { resolve } from 'node:path'
import { Command, CommanderError, type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings'
import { withIdNames } from '../../../engine/words/id-names.ts'
import { readIdNames } from '../../content/id-names.ts'
import { ManifestErrors } from '../../content/manifest-errors.ts'
import { SettingsError } from '../../settings/read-settings.ts'
import { paintFor } from './paint.ts'
import type { Answer, Answering, PortalCommand } from './portal-command.ts'
import type { Streams, World } from './world.ts'
import { WrongUse } from './wrong-use.ts'

/** How `portal` ends: 0 all is well, 1 a command found something that is wrong, 2 it was used wrongly. */
export type ExitCode = 0 | 1 | 2

const exitCodes = `
Exit codes:
  0  all is well
  1  found something that is wrong
  2  used wrongly: nothing was done`

/** Runs the command that the arguments name. Its answer goes to `out`; what is wrong with its use, in one line, to `err`. */
export async function runPortal(
  args: readonly string[],
  commands: readonly PortalCommand[],
  world: World,
  { out, err, colors }: Streams,
): Promise<ExitCode> {
  const paint = paintFor(colors)
  let code: ExitCode = 0
  const program = new Command('portal')
    .description('Tools for whoever writes and reviews manifests')
    .option('--manifests <FOLDER>', 'manifests of another folder (or set MANIFESTS)')
    .option('--json', 'print JSON, for machines')
    .addHelpText('after', exitCodes)
    .configureHelp({ showGlobalOptions: true, styleTitle: title => paint('bold', title) })
    .configureOutput({
      writeOut: text => out(text.trimEnd()),
      writeErr: text => err(text.trimEnd()),
      getOutHasColors: () => colors,
      outputError: (text, write) =>
        write(
          `portal: ${text
            .replace(/^error: /, '')
            .trim()
            .replaceAll('\n', ' ')}`,
        ),
    })
    .exitOverride()
  const answering: Answering = async work => {
    const { manifests, json } = program.opts()
    const asked = manifests === undefined ? world : { ...world, folder: resolve(manifests) }
    const print = async (answer: Answer) => {
      if (json) out(JSON.stringify(answer.data, undefined, 2))
      else if (answer.verbatim) out(answer.text(paint))
      else out(withIdNames(answer.text(paint), await readIdNames(asked.folder)))
      code = answer.code
    }
    const answer = await answerOf(work, asked)
    await print(answer)
    for await (const later of answer.more ?? []) await print(later)
  }
  for (const command of commands) {
    const made = command(answering)
    program.addCommand(made)
    adopt(program, made)
  }
  if (args.length === 0) {
    program.outputHelp()
    return 2
  }
  try {
    // Commander's own "help" takes one word: "help brand new" has two.
    const words = args[0] === 'help' ? [...args.slice(1), '--help'] : [...args]
    await program.parseAsync(words, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (!(error instanceof WrongUse || error instanceof SettingsError)) throw error
    err(`portal: ${error.message}`)
    return 2
  }
}

/** Gives a command and its subcommands the program's way of writing and ending. */
function adopt(parent: CommandUnknownOpts, command: CommandUnknownOpts): void {
  command.copyInheritedSettings(parent)
  for (const option of command.options) if (option.required && !option.parseArg) option.argParser(once)
  for (const own of command.commands) adopt(command, own)
}

/** Reads an option that may not be repeated: of two values one would be ignored without a word. */
function once(value: string, before: string | undefined): string {
  if (before !== undefined) throw new InvalidArgumentError('It is given twice.')
  return value
}

/** Manifests with mistakes are an answer too, of every command that reads them. */
async function answerOf(work: (world: World) => Promise<Answer>, world: World): Promise<Answer> {
  try {
    return await work(world)
  } catch (error) {
    if (!(error instanceof ManifestErrors)) throw error
    return { code: 1, data: { mistakes: error.diagnostics }, text: () => error.message }
  }
}
