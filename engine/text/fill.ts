const placeholder = /\{([a-z][A-Za-z0-9]*)\}/g

/** Names of the placeholders in a text, each once, in order: "{groupName} ({timeline})" has groupName and timeline. */
export function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), match => match[1] ?? ''))]
}

export interface Filled {
  text: string
  /** Placeholders that had no value; their braces stay in the text. */
  missing: string[]
}

/** Puts values in the place of `{name}` placeholders and tells which ones had none. */
export function fill(text: string, values: { readonly [name: string]: string | undefined }): Filled {
  const missing = new Set<string>()
  const filled = text.replace(placeholder, (braces, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) missing.add(name)
    return value ?? braces
  })
  return { text: filled, missing: [...missing] }
}
