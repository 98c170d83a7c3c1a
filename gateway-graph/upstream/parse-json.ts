/** The value of a JSON text; undefined when it is none, as for an empty body. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
