/** Name of the file, beside Vite's manifest, that says which modules each chunk holds. Browsers cannot fetch it. */
export const modulesFile = 'modules.json'

/** For each built file its modules, by path, with their length before minification. */
export type ChunkModules = Readonly<Record<string, Readonly<Record<string, number>>>>
