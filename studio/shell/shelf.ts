/** Where unsaved edits and the steps of undo outlast a reload: one text by one name. */
export interface Shelf {
  read(): string | null
  write(text: string): void
}

const ofDrafts = 'studio draft '

/** Where this browser keeps a draft. */
export const placeOf = (draft: string): string => `${ofDrafts}${draft}`

/** The drafts of which this browser has something that is saved nowhere else. */
export function unsavedDrafts(): string[] {
  return Object.entries<string>({ ...localStorage })
    .filter(
      ([place, text]) =>
        place.startsWith(ofDrafts) && (JSON.parse(text) as { unsaved: readonly unknown[] }).unsaved.length > 0,
    )
    .map(([place]) => place.slice(ofDrafts.length))
}

/** A place in the browser; where it is full, what was edited is kept by saving alone. */
export const shelfAt = (place: string): Shelf => ({
  read: () => localStorage.getItem(place),
  write(text) {
    try {
      localStorage.setItem(place, text)
    } catch {
      localStorage.removeItem(place)
    }
  },
})
