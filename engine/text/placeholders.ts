import { isMessage, messageNames } from '../../schema/message.ts'

const placeholder = /\{([a-z][A-Za-z0-9]*)\}/g

/**
 * Names of the placeholders in a text, each once, in order: "{groupName} ({timeline})" has groupName and timeline. Those of a
 * message are also what its plurals go by.
 */
export function placeholdersOf(text: string): string[] {
  if (!text.includes('{')) return []
  if (isMessage(text)) return messageNames(text)
  return [...new Set(Array.from(text.matchAll(placeholder), match => match[1] ?? ''))]
}
