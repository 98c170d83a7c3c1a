const placeholder = /\{([a-z][A-Za-z0-9]*)\}/g

/** Names of the placeholders in a text, each once, in order: "{groupName} ({timeline})" has groupName and timeline. */
export function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), match => match[1] ?? ''))]
}
