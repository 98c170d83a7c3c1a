/** What an info banner says is the manifest's alone: it needs nothing of the member. */
export const infoNeeds = () => ({})
