import type { Command, Commands } from './command.ts'
import { noSuch, WrongUse } from './wrong-use.ts'

/** A command with the name it was called by, and the words after it. */
export interface Called {
  name: string
  command: Command
  rest: readonly string[]
}

/**
 * The command that the first words name; a name may have two words.
 * @throws WrongUse with a near miss when there is none.
 */
export function findCommand(words: readonly string[], commands: Commands): Called {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ')
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command && words.length >= length) return { name, command, rest: words.slice(length) }
  }
  const [first = '', second = ''] = words
  const names = Object.keys(commands)
  const longer = names.filter(name => name.startsWith(`${first} `))
  if (longer.length > 0 && (second === '' || second.startsWith('-')))
    throw new WrongUse(`"${first}" needs a second word: ${longer.map(name => `"${name}"`).join(' or ')}.`)
  if (longer.length > 0) throw noSuch('command', `${first} ${second}`, names)
  throw noSuch('command', first, names)
}
