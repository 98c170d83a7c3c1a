import { graphiqlBuild, studioBuild, webBuild } from '../build/builds.ts'
import { type Build, isUpToDate } from '../build/once-per-source.ts'
import { type Child, startChild } from './child.ts'
import { StartError } from './start-error.ts'

/** Builds the client when its sources changed. In a child process, so that a running portal does not load the bundler. */
export async function prepareWeb(started: (child: Child) => void): Promise<void> {
  const child = await startBuild(webBuild, '--web', started)
  if (child && (await child.ended) !== 0)
    throw new StartError('The client could not be built; the messages above say why')
}

/** Builds the studio's client beside the running portal when its sources changed: members' pages do not wait for it. Resolves when it is there. */
export async function prepareStudio(started: (child: Child) => void): Promise<void> {
  const child = await startBuild(studioBuild, '--studio', started)
  if (child && (await child.ended) !== 0)
    throw new StartError('The studio could not be built; the messages above say why')
}

/** Builds GraphiQL beside the running portal when its sources changed: the start does not wait for it. */
export function prepareGraphiql(started: (child: Child) => void): void {
  startBuild(graphiqlBuild, '--graphiql', started).catch(error => console.error('GraphiQL could not be built:', error))
}

async function startBuild(build: Build, flag: string, started: (child: Child) => void): Promise<Child | undefined> {
  if (await isUpToDate(build)) return undefined
  console.log(`Building ${build.name} ...`)
  const child = startChild(['server/cli/build.ts', flag])
  started(child)
  return child
}
