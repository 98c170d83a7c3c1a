/** Puts values into a text's {placeholders}; one without a value disappears rather than showing its braces. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => String(values[name] ?? ''))
