/** Why the portal could not start, in words for whoever started it. */
export class StartError extends Error {}
