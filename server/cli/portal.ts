#!/usr/bin/env node
import { check } from './check.ts'

/** What a subcommand does with the words after its name; it answers with the exit code. */
type Command = (words: readonly string[]) => Promise<number>

const commands: { readonly [name: string]: Command } = { check }

const [name = '', ...words] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command) process.exitCode = await command(words)
else {
  console.error(`portal: no command "${name}". There is: ${Object.keys(commands).join(', ')}`)
  process.exitCode = 2
}
