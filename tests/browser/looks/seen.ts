/** What one property of an element looks like: only those that are not as they would be without any style. */
export type Look = Readonly<Record<string, string>>

/** An element that is seen, at one width. */
export interface Seen {
  /** The same for the same element at every width. */
  id: number
  /** Tag and class names as the source has them: `a.button`. */
  name: string
  /** Shows words of its own. */
  hasText: boolean
  look: Look
  children: Seen[]
}
