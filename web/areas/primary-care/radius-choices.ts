/** How far away a search may look, in miles. */
export const radiusChoices: readonly number[] = [5, 10, 25, 50, 100]

/** What a search begins with. */
export const usualRadius = 25

/** The next wider one, for a search that found nobody (PCP-15); undefined for the widest. */
export const widerRadius = (radius: number): number | undefined => radiusChoices.find(choice => choice > radius)
