import { resolve } from 'node:path'
import { top } from '../../../../server/build/build-paths.ts'

/** Where the bench writes; not kept in the repository. */
export const benchBuild = resolve(top, '.build/bench')
/** Where its pages, data and copies of manifests are made. */
export const webFolder = resolve(benchBuild, 'web')
/** Where Lighthouse is installed. */
export const lighthouseFolder = resolve(benchBuild, 'lighthouse')
