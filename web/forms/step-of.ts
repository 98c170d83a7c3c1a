/**
 * The step of a form that an entry of the history stands for; undefined for entries of other screens. By itself, because every
 * page asks for it, and few have such a form.
 */
export const stepOf = (place: { state: unknown }): string | undefined => (place.state as { step?: string } | null)?.step
