/** Looks up a screen's own words, with their placeholders filled; a missing word gives an empty text. */
export const sayFrom =
  (text: Readonly<Record<string, string>>) =>
  (key: string, values: Record<string, string | number> = {}): string =>
    fill(text[key] ?? '', values)

/** Looks up words of one screen. */
export type Say = ReturnType<typeof sayFrom>

/** Fills a text's {placeholders}; one without a value is removed. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => String(values[name] ?? ''))
