import { parseArgs } from 'node:util'
import type { Argument, Given, Option } from './command.ts'
import type { Called } from './find-command.ts'
import { noSuch, WrongUse } from './wrong-use.ts'

/** Options that every command takes. */
export const commonOptions: { readonly [name: string]: Option } = {
  manifests: { value: 'FOLDER', description: 'manifests of another folder (or set MANIFESTS)' },
  json: { description: 'print JSON, for machines' },
  help: { description: 'print this help' },
}

/**
 * Reads the words after a command's name.
 * @throws WrongUse for an option or a word that the command does not take, or one that is missing.
 */
export function readGiven({ name, command, rest }: Called): Omit<Given, 'world'> {
  const known: { readonly [name: string]: Option } = { ...command.options, ...commonOptions }
  const { tokens } = parseArgs({
    args: [...rest],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(known).map(([option, { value }]) => [option, { type: value ? 'string' : 'boolean' } as const]),
    ),
  })
  const options: { [name: string]: string[] } = {}
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(known, token.name) ? known[token.name] : undefined
    if (!option)
      throw noSuch(
        'option',
        token.rawName,
        Object.keys(known).map(each => `--${each}`),
      )
    const values = options[token.name] ?? []
    if (token.name in options && !option.many) throw new WrongUse(`${token.rawName} is given twice.`)
    options[token.name] = values
    if (option.value !== undefined) values.push(given(token, option.value))
    else if (token.value !== undefined) throw new WrongUse(`${token.rawName} is a switch and takes no value.`)
  }
  const words = tokens.flatMap(token => (token.kind === 'positional' ? [token.value] : []))
  return { options, words: 'help' in options ? {} : byArgument(name, words, command.words) }
}

function given({ rawName, value }: { rawName: string; value?: string | undefined }, name: string): string {
  if (value === undefined) throw new WrongUse(`${rawName} needs a value: ${rawName} ${name}.`)
  return value
}

function byArgument(command: string, given: readonly string[], takes: readonly Argument[]): Given['words'] {
  const words: { [argument: string]: readonly string[] } = {}
  for (const [place, { name, description, optional, many }] of takes.entries()) {
    const own = many ? given.slice(place) : given.slice(place, place + 1)
    if (own.length > 0) words[name] = own
    else if (!optional) throw new WrongUse(`"${command}" needs ${name}: ${description}.`)
  }
  const extra = takes.some(({ many }) => many) ? undefined : given[takes.length]
  if (extra !== undefined) throw new WrongUse(`"${command}" does not take the word "${extra}".`)
  return words
}
