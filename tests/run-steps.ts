import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** A command of a check, as `node_modules/.bin` or the PATH has it. */
export interface Step {
  name: string
  command: string
  args: string[]
}

export const top = resolve(import.meta.dirname, '..')
const bin = resolve(top, 'node_modules/.bin')
const stepsAtOnce = 2

/**
 * What the steps run with: the project's own programs, no warnings about what Node calls experimental, and one place where
 * every Node that tests start finds sources without types, compiled: a fifth of what a start costs.
 */
export const stepEnv = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  NODE_COMPILE_CACHE: resolve(top, '.build/compiled'),
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
})

export const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1)

/** Runs a step and says whether it ended well. A step that runs alone prints as it goes, others when they end. */
function run({ name, command, args }: Step, alone: boolean, env: NodeJS.ProcessEnv): Promise<boolean> {
  const start = performance.now()
  if (alone) console.log(`\n--- ${name}`)
  return new Promise<boolean>(done => {
    const output = alone ? 'inherit' : 'pipe'
    const child = spawn(resolve(bin, command), args, { cwd: top, stdio: ['ignore', output, output], env })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', error => {
      console.error(`--- ${name}: ${error.message}`)
      done(false)
    })
    child.on('close', code => {
      if (!alone) console.log(`\n--- ${name}`)
      process.stdout.write(Buffer.concat(said))
      console.log(`--- ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${secondsSince(start)} s`)
      done(code === 0)
    })
  })
}

/** Runs the steps of a stage, some at once, and gives the names of those that failed. */
export async function runStage(steps: readonly Step[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const waiting = [...steps]
  const failed: string[] = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      if (!(await run(step, steps.length === 1, env))) failed.push(step.name)
  }
  await Promise.all(Array.from({ length: stepsAtOnce }, work))
  return failed
}
