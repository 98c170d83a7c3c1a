import { availableParallelism, cpus, loadavg } from 'node:os'
import type { BenchOptions } from './bench-options.ts'
import { closedLoop } from './load/closed-loop.ts'
import { openLoop } from './load/open-loop.ts'
import { openTarget } from './load/target.ts'
import { growthWithAreas, growthWithLength } from './measure/growth.ts'
import { inTurns } from './measure/in-turns.ts'
import { measure } from './measure/measure.ts'
import { soak } from './measure/soak.ts'
import { verify } from './measure/verify.ts'
import type { BenchResult } from './report/result.ts'
import { score } from './report/score.ts'
import { composeSupergraph } from './rig/compose-supergraph.ts'
import { pin } from './rig/pin.ts'
import { type Running, startContender } from './rig/start-contender.ts'
import { startUpstream } from './rig/start-upstream.ts'

const delays = [0, 20]
/** Members do not wait for each other: the rate at which added latency is read. */
const perSecond = 100

/** Runs everything that the options ask for. `tell` hears which step begins. */
export async function runBench(options: BenchOptions, tell: (step: string) => void): Promise<BenchResult> {
  const { rounds, seconds, warmUp, clients, profile } = options
  const processors = availableParallelism()
  const pinned = pin(process.pid, 1)
  const machine = { node: process.version, processors, model: cpus()[0]?.model ?? '', pinned }
  const result: BenchResult = {
    machine: { ...machine, load: loadavg()[0] ?? 0 },
    options: { rounds, seconds, clients },
    ...{ closed: [], open: undefined, coldStart: {}, growth: undefined, soak: undefined, raw: [] },
  }
  const upstream = await startUpstream(options.port)
  const running: Running[] = []

  async function turns(what: string, load: (one: Running) => ReturnType<typeof closedLoop>) {
    tell(what)
    const figures = await inTurns(running, rounds, one => measure(one, () => load(one)))
    for (const [contender, each] of figures) result.raw.push({ what, contender, rounds: each })
    return score(figures)
  }
  async function at(one: Running, load: (target: ReturnType<typeof openTarget>) => ReturnType<typeof closedLoop>) {
    const target = openTarget(one.origin, one.contender.question(one.port), Math.max(clients, perSecond))
    const samples = await load(target)
    await target.close()
    return samples
  }

  try {
    if (options.contenders.some(({ name }) => name === 'hive')) composeSupergraph(upstream.origin)
    for (const [index, contender] of options.contenders.entries()) {
      tell(`start ${contender.name}`)
      const flags = profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile]
      const one = await startContender(contender, { port: options.port + 1 + index, upstream: upstream.origin, flags })
      running.push(one)
      result.coldStart[contender.name] = one.coldStart
    }
    await verify(running, upstream)
    for (const one of running) await at(one, target => closedLoop(target, clients, warmUp))
    for (const delay of delays) {
      await upstream.set({ delay })
      const load = (one: Running) => at(one, target => closedLoop(target, clients, seconds))
      result.closed.push({ delay, scores: await turns(`${clients} connections, ${delay} ms`, load) })
    }
    const steady = (one: Running) => at(one, target => openLoop(target, perSecond, seconds))
    result.open = { delay: 20, perSecond, scores: await turns(`${perSecond} a second, 20 ms`, steady) }
    await upstream.set({ delay: 0 })
    const portal = running.find(({ contender }) => contender.name === 'portal')
    if (portal && options.growth) {
      tell('growth')
      result.growth = {
        length: await growthWithLength(portal, upstream, seconds),
        areas: await growthWithAreas(portal, upstream, seconds),
      }
    }
    if (portal && options.soak > 0) {
      tell('soak')
      result.soak = await soak(portal, options.soak, clients)
    }
    return result
  } finally {
    await Promise.all(running.map(one => one.stop()))
    await upstream.stop()
  }
}
