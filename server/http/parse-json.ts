/** Deeper than anything that our client sends; what reads the value may so go down into it without running out of stack. */
const deepest = 32

/** The value of a text in JSON; undefined for any other text, and for one that is nested deeper than ours ever is (SEC-22). */
export function parseJson(text: string): unknown {
  if (isDeeper(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Counts brackets outside of strings: the text need not be JSON. */
function isDeeper(text: string): boolean {
  let depth = 0
  let isString = false
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]
    if (isString && sign === '\\') index += 1
    else if (sign === '"') isString = !isString
    else if (!isString && (sign === '[' || sign === '{')) depth += 1
    else if (!isString && (sign === ']' || sign === '}')) depth -= 1
    if (depth > deepest) return true
  }
  return false
}
