import { setTimeout as wait } from 'node:timers/promises'
import { people, startAttacker } from './attacker.ts'
import type { Sides } from './open-sides.ts'
import { type Came, cookieHeader, logIn, visit } from './visitor.ts'

const members = 50
const password = 'Portal2026!'
/** What they read, in turns. */
const pages = ['/home', '/claims', '/benefits/medical', '/account/summary', '/contact-us']
/** A member opens a page so often, on the average. */
const pauseMs = 3_000
const burst = 500
const perSecond = 50
const quietSeconds = 30
const settleSeconds = 10

/** What was asked in one part of a run: milliseconds and how often each status came. */
export interface Asked {
  ms: number[]
  statuses: Record<string, number>
}

type Memory = ReturnType<Sides['memory']>

export interface Flood {
  quiet: Asked
  members: Asked
  /** Members while the first 500 were under way. */
  burstMembers: Asked
  wrong: Asked
  /** How many refusals said when to come back. */
  retryAfter: number
  /** Right log-ins on devices that had logged in before. */
  knownDevices: Asked
  /** Before, ten seconds after the first 500, at its highest and at the end: what a flood leaves behind would grow from the second to the last. */
  memory: { before: Memory; settled: Memory; highest: Memory; after: Memory }
  /** Shares of one processor that both took. */
  processor: { quiet: Share; flood: Share }
  notMade: Readonly<Record<string, number>>
}

type Share = ReturnType<Sides['processor']>

/** What both take of one processor from now until it is asked. */
function shareOf(sides: Sides): () => Share {
  const [began, { portal, gateway }] = [performance.now(), sides.processor()]
  return () => {
    const now = sides.processor()
    const share = (ms: number) => Number((ms / (performance.now() - began)).toFixed(2))
    return { portal: share(now.portal - portal), gateway: share(now.gateway - gateway) }
  }
}

const nothing = (): Asked => ({ ms: [], statuses: {} })

function add(to: Asked, { ms, status }: Pick<Came, 'ms' | 'status'>, what: string | number = status): void {
  to.ms.push(ms)
  to.statuses[what] = (to.statuses[what] ?? 0) + 1
}

/** Members read in peace, then while 500 wrong log-ins come at once and 50 more a second. */
export async function runFlood(sides: Sides, seconds: number): Promise<Flood> {
  const inside = await signMembersIn(sides)
  const notes = { now: nothing(), burst: undefined as Asked | undefined, reading: true }
  const readers = inside.map(({ cookie }, index) => read(sides, cookie, index, notes))
  await wait(5_000)
  const quiet = nothing()
  notes.now = quiet
  const inPeace = shareOf(sides)
  await wait(quietSeconds * 1_000)
  const processorInPeace = inPeace()

  const before = sides.memory()
  const highest = { ...before }
  const watching = setInterval(() => {
    const { portal, gateway } = sides.memory()
    highest.portal = Math.max(highest.portal, portal)
    highest.gateway = Math.max(highest.gateway, gateway)
  }, 250)
  const during = nothing()
  const burstMembers = nothing()
  notes.now = during
  notes.burst = burstMembers
  const wrong = nothing()
  let flooding = true
  const knownDevices = nothing()
  const returning = comeBack(sides, inside, knownDevices, () => flooding)
  const attacker = startAttacker(sides)
  const underFlood = shareOf(sides)
  const came = [...(await attacker.attack({ from: 0, count: burst }))]
  notes.burst = undefined
  let settled = before
  const settling = setTimeout(() => {
    settled = sides.memory()
  }, settleSeconds * 1_000)
  came.push(...(await attacker.attack({ from: burst, count: perSecond * seconds, perSecond })))
  clearTimeout(settling)
  const processorUnderFlood = underFlood()
  await attacker.stop()
  for (const one of came) add(wrong, one)
  const retryAfter = came.filter(one => one.retryAfter !== undefined).length
  flooding = false
  notes.reading = false
  await Promise.all([...readers, returning])
  clearInterval(watching)
  await wait(5_000)
  return {
    ...{ quiet, members: during, burstMembers, wrong, retryAfter, knownDevices },
    processor: { quiet: processorInPeace, flood: processorUnderFlood },
    memory: { before, settled, highest, after: sides.memory() },
    notMade: sides.notMade(),
  }
}

interface Inside {
  username: string
  cookie: string
  device: string
  from: string
}

async function signMembersIn(sides: Sides): Promise<Inside[]> {
  const inside: Inside[] = []
  for (let index = 0; index < members; index += 1) {
    const username = people[index % people.length] ?? ''
    const from = `192.0.2.${index}`
    const came = await logIn(sides, { username, password, from, way: 'graphql' })
    const cookie = cookieHeader(came)
    if (!came.text.includes('"next":"/home"'))
      throw new Error(`${username} could not sign in: ${came.status} ${came.text}`)
    inside.push({ username, cookie, device: cookieHeader(came, /^__Host-device=/), from })
  }
  return inside
}

interface Notes {
  now: Asked
  burst: Asked | undefined
  reading: boolean
}

async function read(sides: Sides, cookie: string, index: number, notes: Notes): Promise<void> {
  await wait((index * pauseMs) / members)
  for (let turn = index; notes.reading; turn += 1) {
    const { now, burst: inBurst } = notes
    const came = await visit(sides, pages[turn % pages.length] ?? '/', { cookie })
    add(now, came)
    if (inBurst) add(inBurst, came)
    await wait(Math.max(0, pauseMs * (0.5 + Math.random()) - came.ms))
  }
}

/** Members whose device is known log in again, every second one of them. */
async function comeBack(sides: Sides, inside: readonly Inside[], asked: Asked, goOn: () => boolean): Promise<void> {
  for (let turn = 0; goOn(); turn += 1) {
    const member = inside[turn % inside.length]
    if (!member) return
    const { username, device, from } = member
    const came = await logIn(sides, { username, password, from, cookie: device, way: 'graphql' })
    add(asked, came, cookieHeader(came).includes('token=') ? 'in' : `refused ${came.status} ${codeOf(came.text)}`)
    await wait(1_000)
  }
}

const codeOf = (text: string) => /"code":"(\w+)"/.exec(text)?.[1] ?? ''
