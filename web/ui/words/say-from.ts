/** Looks up a screen's own words, with their placeholders filled; a word that the manifest lacks is left out. */
export const sayFrom =
  (text: Readonly<Record<string, string>>) =>
  (key: string, values: Record<string, string | number> = {}): string =>
    fill(text[key] ?? '', values)

/** Looks up words of one screen. */
export type Say = ReturnType<typeof sayFrom>

/** Puts values into a text's {placeholders}; one without a value disappears rather than showing its braces. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => String(values[name] ?? ''))
