import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { top } from '../../../server/build/build-paths.ts'

/** The instructions of the image, read from its Dockerfile, so that a test does what a build does. */
export interface Image {
  user: string | undefined
  folder: string
  env: Record<string, string>
  /** What is copied from the top folder, in order. */
  copies: { from: string; to: string }[]
  runs: string[]
  command: string[]
  health: string[]
}

export async function readImage(): Promise<Image> {
  const text = await readFile(resolve(top, 'docs/operations/Dockerfile'), 'utf8')
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  const steps = lines.map(line => {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    return { name, rest }
  })
  const known = ['FROM', 'USER', 'WORKDIR', 'ENV', 'COPY', 'RUN', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD']
  const strange = steps.filter(({ name }) => !known.includes(name))
  if (strange.length > 0) throw new Error(`Instructions that this test does not follow: ${JSON.stringify(strange)}`)
  const of = (wanted: string) => steps.filter(({ name }) => name === wanted).map(({ rest }) => rest)
  return {
    user: of('USER').at(-1),
    folder: of('WORKDIR').at(-1) ?? '/',
    env: Object.fromEntries(
      of('ENV').flatMap(rest => rest.split(' ').map(pair => pair.split('=') as [string, string])),
    ),
    copies: of('COPY').map(rest => {
      const [from = '', to = ''] = rest.split(' ').filter(word => !word.startsWith('--'))
      return { from, to }
    }),
    runs: of('RUN'),
    command: JSON.parse(of('CMD').at(-1) ?? '[]'),
    health: JSON.parse(/CMD (\[.*)$/.exec(of('HEALTHCHECK').at(-1) ?? '')?.[1] ?? '[]'),
  }
}
