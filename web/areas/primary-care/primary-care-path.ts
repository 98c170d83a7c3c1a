/** Where the overview is; a member's screens are below it. */
export const primaryCarePath = '/find-care/primary-care'

/** Address of a member's provider. */
export const memberPath = (memberSuffix: number) => `${primaryCarePath}/${memberSuffix}`

/** Address of the search for a member. */
export const searchPath = (memberSuffix: number) => `${memberPath(memberSuffix)}/search`
