const english = 'en-US'
let spoken = english
/** The language asked for last: Intl takes as long to look one up as React to draw a dozen elements. */
let wanted = english

/**
 * The language in which dates, amounts and lists are written from now on: that of the words around them, which `Words` says
 * as it draws. A page is drawn in one go, so that nothing of another page comes in between.
 */
export function speak(language: string): void {
  if (language === wanted) return
  wanted = language
  spoken = Intl.DateTimeFormat.supportedLocalesOf(language).length > 0 ? language : english
}

export const isEnglish = (): boolean => /^en(?:-|$)/.test(spoken)

/** A format for the language that is spoken, made once for each. */
export function inEachLanguage<Format>(make: (language: string) => Format): () => Format {
  const made = new Map<string, Format>()
  return () => {
    const known = made.get(spoken)
    if (known !== undefined) return known
    const format = make(spoken)
    made.set(spoken, format)
    return format
  }
}
