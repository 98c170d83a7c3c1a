import type { Paint } from './paint.ts'
import type { World } from './world.ts'

/** What ends a command: 0 all is well, 1 it found something that is wrong, 2 it was used wrongly. */
export type ExitCode = 0 | 1 | 2

/** A word that a command takes, by its place. */
export interface Argument {
  /** In capitals, as help shows it. */
  name: string
  description: string
  optional?: true
  /** The last argument may stand for all words that are left. */
  many?: true
}

/** A word that begins with two hyphens. */
export interface Option {
  /** What follows it, in capitals; left out for a switch. */
  value?: string
  description: string
  /** It may be given more than once. */
  many?: true
}

/** What somebody gave a command, checked against what it takes. */
export interface Given {
  /** The words by the name of their argument, each as a list. */
  words: { readonly [argument: string]: readonly string[] | undefined }
  /** The values of each option; of a switch the empty list. An option that was not given is missing. */
  options: { readonly [option: string]: readonly string[] | undefined }
  world: World
}

/** What a command found, for people and for machines. */
export interface Answer {
  code: ExitCode
  /** For people: lines with colours where the terminal has them. */
  text(paint: Paint): string
  /** For machines: what `--json` prints. */
  data: unknown
}

/** One command of `portal`. */
export interface Command {
  /** One line for the list of commands. */
  summary: string
  /** More than fits on a line, for the command's own help. */
  details?: string
  words: readonly Argument[]
  options: { readonly [name: string]: Option }
  /** What exit code 1 means here. */
  finds?: string
  examples: readonly string[]
  run(given: Given): Promise<Answer>
}

/** Commands by their name, which may have two words. */
export interface Commands {
  readonly [name: string]: Command
}
