import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import type { Paint } from './paint.ts'
import type { World } from './world.ts'

/** What a command found, for people and for machines. */
export interface Answer {
  /** 1 when it found something that is wrong. */
  code: 0 | 1
  /** For people: lines, coloured where the terminal has colours. */
  text(paint: Paint): string
  /** For machines: what `--json` prints. */
  data: unknown
  /** Whether the text is for a program: then it is printed as it stands, without names beside ids. */
  verbatim?: boolean
  /** Answers that come later, as long as a command watches. */
  more?: AsyncIterable<Answer>
}

/** Runs what a command does and prints its answer; gives it the world as the common options say. */
export type Answering = (work: (world: World) => Promise<Answer>) => Promise<void>

/** Makes one command of `portal`: what it takes, and what it does with it. */
export type PortalCommand = (answering: Answering) => CommandUnknownOpts

/** Reads an option that may be repeated. */
export const collect = (value: string, before: readonly string[] | undefined): readonly string[] => [
  ...(before ?? []),
  value,
]

/** What a command's help says after its options: what exit code 1 means here, and examples. */
export function afterOptions({ finds, examples }: { finds?: string; examples: readonly string[] }): string {
  const codeOne = finds === undefined ? [] : ['', `Exit code 1 when ${finds}.`]
  return [...codeOne, '', 'Examples:', ...examples.map(example => `  npx portal ${example}`)].join('\n')
}
