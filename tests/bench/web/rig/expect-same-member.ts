/** What Home knows of a member whom it may greet: a brand shows one of the two ids (HOME-06, HOME-07). */
interface Greeted {
  viewer?: {
    member?: { firstName?: string } | null
    family?: { subscriberId?: string } | null
    employment?: { employment?: { employeeId?: string | null } | null } | null
  }
}

/**
 * Another checkout's Home may be of other words, but it is only worth comparing when it shows the same member: name and id as the
 * portal's Home does, in elements whose paint the browser notes.
 * @param data The member's own, as it came with the portal's Home.
 * @throws Error with what is missing.
 */
export function expectSameMember(name: string, portal: string, other: string, data: unknown): void {
  const { member, family, employment } = (data as Greeted).viewer ?? {}
  const [own, found] = [inSight(portal), inSight(other)]
  const shown = (value: string | null | undefined) => (value && own.includes(value) ? [value] : [])
  const firstName = shown(member?.firstName)
  const id = [...shown(family?.subscriberId), ...shown(employment?.employment?.employeeId)]
  if (firstName.length === 0 || id.length === 0)
    throw new Error("The portal's Home does not show the member's name and id")
  const missing = [...firstName, ...id].find(value => !found.includes(value))
  if (missing !== undefined)
    throw new Error(`${name} does not show "${missing}" where the browser notes that a member's data is in sight`)
}

/** The text of a page's elements that carry elementtiming="member-data". */
const inSight = (html: string) =>
  [...html.matchAll(/<(\w+)[^>]*elementtiming="member-data"[^>]*>(.*?)<\/\1>/gs)]
    .map(([, , inside = '']) => inside.replace(/<[^>]*>/g, ' '))
    .join(' ')
