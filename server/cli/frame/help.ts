import type { Argument, Command, Commands, Option } from './command.ts'
import type { Paint } from './paint.ts'
import { commonOptions } from './read-given.ts'

/** What every command's exit code means. */
const exitCodes: readonly [string, string][] = [
  ['0', 'all is well'],
  ['1', 'found something that is wrong'],
  ['2', 'used wrongly: nothing was done'],
]

/** Help for everything: `portal --help`. */
export function helpText(commands: Commands, paint: Paint): string {
  return [
    `${paint('bold', 'portal')}: tools for whoever writes and reviews manifests`,
    '',
    paint('bold', 'Commands'),
    ...columns(Object.entries(commands).map(([name, { summary }]) => [name, summary])),
    '',
    paint('bold', 'Exit codes'),
    ...columns(exitCodes),
    '',
    '"portal help COMMAND" says more about one of them.',
  ].join('\n')
}

/** Help for one command: `portal COMMAND --help`. */
export function commandHelp(name: string, command: Command, paint: Paint): string {
  const { words, options, summary, details, examples, finds } = command
  const section = (title: string, rows: readonly (readonly [string, string])[]) =>
    rows.length === 0 ? [] : ['', paint('bold', title), ...columns(rows)]
  return [
    `${paint('bold', `portal ${usage(name, command)}`)}`,
    '',
    `${summary}.`,
    ...(details === undefined ? [] : ['', details]),
    ...section(
      'Words',
      words.map(word => [shown(word), word.description]),
    ),
    ...section('Options', optionRows({ ...options, ...commonOptions })),
    ...(finds === undefined ? [] : ['', `Exit code 1 when ${finds}.`]),
    ...section(
      'Examples',
      examples.map(example => [`npx portal ${example}`, '']),
    ),
  ].join('\n')
}

function usage(name: string, { words, options }: Command): string {
  const given = Object.entries(options).map(([option, { value }]) => `[--${option}${value ? ` ${value}` : ''}]`)
  return [name, ...words.map(word => (word.optional ? `[${shown(word)}]` : shown(word))), ...given].join(' ')
}

const shown = ({ name, many }: Argument) => (many ? `${name}...` : name)

const optionRows = (options: { readonly [name: string]: Option }): [string, string][] =>
  Object.entries(options).map(([name, { value, description, many }]) => [
    `--${name}${value ? ` ${value}` : ''}`,
    many ? `${description} (may be repeated)` : description,
  ])

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd())
}
