/** Media types of answers. */
export type MediaType = 'application/json' | 'text/plain'

/**
 * Whether an answer's content-type is the one that was asked for. A proxy's error page with status 200 must not be taken
 * for a member's data, and a text/plain call would take any text.
 */
export function isMediaType(header: string | undefined, wanted: MediaType): boolean {
  if (header === wanted || header?.startsWith(`${wanted};`)) return true
  const given = header?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return given === wanted || (wanted === 'application/json' && /^application\/[\w.-]+\+json$/.test(given))
}

/** The value of a JSON text; undefined when the text is not JSON, as an empty body. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const readers: { readonly [Type in MediaType]: (text: string) => unknown } = {
  'application/json': parseJson,
  'text/plain': text => text,
}

/** The value of an answer's text, by its media type. */
export function readAnswer(text: string, type: MediaType): unknown {
  return readers[type](text)
}
