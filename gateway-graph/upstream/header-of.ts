import type { RawHeaders } from './receive.ts'

/** The first value of a header among headers as they came; `name` in lower case. */
export function headerOf(headers: RawHeaders, name: string): string | undefined {
  for (let index = 0; index < headers.length; index += 2) {
    const given = headers[index]
    if (given?.length === name.length && given.toString('latin1').toLowerCase() === name) {
      return headers[index + 1]?.toString('latin1')
    }
  }
  return undefined
}
