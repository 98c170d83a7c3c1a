import { atom } from 'jotai'

/** What is typed into the forms of the page that edit something, and not saved. */
const unsaved = new Set<() => boolean>()

/** How many such forms there are: who asks before they are left is fetched with the first of them. */
export const guardedFormsAtom = atom(0)

/** Registers a form by whether it holds changes now; returns how to unregister. */
export function guardChanges(hasChanges: () => boolean): () => void {
  unsaved.add(hasChanges)
  return () => unsaved.delete(hasChanges)
}

/** Whether a form of the page holds changes that are not saved (MEMBER-25). */
export const hasUnsavedChanges = (): boolean => [...unsaved].some(hasChanges => hasChanges())
