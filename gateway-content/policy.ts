/** What staff may do, each with everything before it. */
export const roles = ['viewer', 'editor', 'publisher', 'administrator'] as const
export type Role = (typeof roles)[number]

/** A role, and the one brand that it is for; every brand and what they share when none is named. */
export interface Grant {
  readonly role: Role
  readonly brand?: string
}

/** Somebody who works on the content. */
export interface Staff {
  /** By which the identity provider knows them for good. */
  readonly id: string
  readonly name: string
  readonly grants: readonly Grant[]
}

/** The folder of what brands share: an edit there reaches every brand. */
const shared = 'base'

/**
 * The grants of a claim: texts such as "editor:acme", which is for one brand, or "publisher", which is for all of them. An
 * administrator is one of every brand. What is nothing of the kind is of another application, and gives nothing.
 */
export function grantsIn(claim: unknown): Grant[] {
  const texts = Array.isArray(claim) ? claim : typeof claim === 'string' ? claim.split(/[\s,]+/) : []
  return texts.flatMap(text => {
    const [, name, brand] = /^([a-z]+)(?::([\w-]+))?$/.exec(String(text)) ?? []
    const role = roles.find(each => each === name)
    if (role === undefined || (role === 'administrator' && brand !== undefined) || brand === shared) return []
    return [{ role, ...(brand !== undefined && { brand }) }]
  })
}

/** Whether somebody has a role for a brand, or for what brands share, which takes the role for all of them. */
export function mayIn({ grants }: Pick<Staff, 'grants'>, role: Role, brand: string): boolean {
  return grants.some(
    grant => isAtLeast(grant.role, role) && (grant.brand === undefined || (grant.brand === brand && brand !== shared)),
  )
}

/** Whether somebody has a role at all, for whichever brand. */
export const maySomewhere = ({ grants }: Pick<Staff, 'grants'>, role: Role): boolean =>
  grants.some(grant => isAtLeast(grant.role, role))

/** Whether somebody has a role for every brand that files are of; with no files, for any brand. */
export function mayChange(staff: Pick<Staff, 'grants'>, role: Role, paths: Iterable<string>): boolean {
  return maySomewhere(staff, role) && [...paths].every(path => mayIn(staff, role, brandOf(path)))
}

/** Whether somebody may begin a brand that nobody has yet: its host and number are no other's from then on (STUDIO-15). */
export const mayBeginBrands = (staff: Pick<Staff, 'grants'>): boolean => mayIn(staff, 'editor', shared)

/** Whether somebody may read a file: whoever may see any brand sees what brands share, which their brand is made of. */
export function maySee(staff: Pick<Staff, 'grants'>, path: string): boolean {
  return brandOf(path) === shared ? maySomewhere(staff, 'viewer') : mayIn(staff, 'viewer', brandOf(path))
}

/** The folder of a brand that a file is in. */
export const brandOf = (path: string): string => path.slice(0, Math.max(0, path.indexOf('/')))

const isAtLeast = (role: Role, wanted: Role) => roles.indexOf(role) >= roles.indexOf(wanted)

/**
 * Whether what was approved may go live: with four eyes, somebody has to have approved it who did not change it (CONTENT-13).
 * Both are authors as `authorOf` writes them.
 */
export function isSeenByOthers(changedBy: readonly string[], approvedBy: readonly string[]): boolean {
  const changers = new Set(changedBy.map(idIn))
  return approvedBy.some(author => !changers.has(idIn(author)))
}

/** How somebody is written as the author of a change: the name for people, and what stays theirs when they change it. */
export const authorOf = ({ name, id }: Pick<Staff, 'name' | 'id'>): string =>
  `${name.replaceAll(/[<>]/g, '')} <${id.replaceAll(/[<>%]/g, encodeURIComponent)}>`

/** What tells an author from others. Somebody at a terminal is known by what they call themselves alone. */
const idIn = (author: string): string => /<([^<>]*)>$/.exec(author)?.[1] ?? `terminal ${author}`

/** An author as people are told of them. */
export const nameIn = (author: string): string => author.replace(/ <[^<>]*>$/, '')
