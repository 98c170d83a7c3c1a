import { billOfMaterials } from '../build/bill-of-materials.ts'
import { graphiqlBuild, studioBuild, webBuild } from '../build/builds.ts'
import { distBuild } from '../build/dist.ts'
import { oncePerSource } from '../build/once-per-source.ts'

/** `npm run build`: builds what changed. `--web` builds the client only, `--studio` the studio's, `--graphiql` GraphiQL only, `--dist` what production runs, `--bill` the bill of materials. */
// Whoever starts a build, a test run among them, gets what production runs: bundlers and their plugins go by this.
process.env.NODE_ENV = 'production'

const builds = {
  '--web': webBuild,
  '--studio': studioBuild,
  '--graphiql': graphiqlBuild,
  '--dist': distBuild,
  '--bill': billOfMaterials,
}
const wanted = Object.entries(builds).filter(([flag]) => process.argv.includes(flag))
for (const [, build] of wanted.length > 0 ? wanted : Object.entries(builds)) {
  const began = performance.now()
  const built = await oncePerSource(build)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(built ? `Built ${build.name} in ${seconds} s` : `${build.name} is up to date`)
}
