import { writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { Command } from '@commander-js/extra-typings'
import type { IdNames } from '../../../engine/words/id-names.ts'
import type { Brand } from '../../../schema/generated/manifests.ts'
import { idNamesFile, readIdNames } from '../../content/id-names.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { readSignIns } from '../../start/sign-ins.ts'
import { afterOptions, type PortalCommand } from '../frame/portal-command.ts'
import { checkedIn, type World } from '../frame/world.ts'
import { noSuch, WrongUse } from '../frame/wrong-use.ts'
import { namesSeenBy } from '../names/names-seen-by.ts'

/** `portal names`: how groups and programs are called, whom conditions and segments know by their ids. */
export const names: PortalCommand = answering =>
  new Command('names').description('Keeps the names of groups and programs').addCommand(pull(answering))

/** `portal names pull`: brings them from the gateway (CHECK-27). */
const pull: PortalCommand = answering =>
  new Command('pull')
    .summary('Brings the names of groups and programs from the gateway, for messages and explanations')
    .description(
      'Brings the names of groups and programs from the gateway into names.json beside the manifests, where messages, explanations and "--as groupId=NAME" find them. What is there already stays. A gateway with demo sign-ins is asked as all of them, any other one as the person who signs in.',
    )
    .option('--brand <BRAND>', 'one brand only; needed where somebody has to sign in')
    .addHelpText(
      'after',
      `
The gateway is the one that GATEWAY_URL names, else the reference one. User name and password are asked for, unless PORTAL_STAFF_USERNAME
and PORTAL_STAFF_PASSWORD hold them.
${afterOptions({ examples: ['names pull', 'names pull --brand first'] })}`,
    )
    .action(({ brand: id }) =>
      answering(async world => {
        const { brands } = await checkedIn(world)
        const all = brands.map(({ manifest }) => manifest.brand)
        const wanted = id === undefined ? all : all.filter(brand => brand.id === id)
        if (wanted.length === 0)
          throw noSuch(
            'brand',
            id ?? '',
            all.map(brand => brand.id),
          )
        const known = await readIdNames(world.folder)
        const found = await namesFor(wanted, world)
        const merged = sorted(known, found)
        const file = idNamesFile(world.folder)
        await writeFile(file, `${JSON.stringify(merged, undefined, 2)}\n`)
        const counts = Object.entries(merged).map(([openSet, own]) => `${Object.keys(own).length} of ${openSet}`)
        return {
          code: 0,
          data: merged,
          text: () => `Wrote ${relative(process.cwd(), file)}: ${counts.join(', ') || 'no names'}.`,
        }
      }),
    )

/** The names that the gateway tells: as every demo sign-in, or as whoever signs in. */
async function namesFor(brands: readonly Brand[], world: World): Promise<IdNames> {
  const { gatewayUrl } = readSettings(world.env)
  if (gatewayUrl === undefined) {
    const { freshGateway } = await import('../../demo/fresh-gateway.ts')
    const gateway = await freshGateway(brands)
    try {
      return await asEverybody(brands, gateway)
    } finally {
      await gateway.stop()
    }
  }
  const demo = await readSignIns(gatewayUrl)
  if (demo) return asEverybody(brands, { url: gatewayUrl, ...demo })
  const [brand, another] = brands
  if (!brand || another) throw new WrongUse('say with --brand as a member of which brand you sign in.')
  const { staffUsername, staffPassword } = readSettings(world.env)
  const username = staffUsername ?? (await world.ask?.('User name: '))
  const password = staffPassword ?? (await world.ask?.('Password: ', 'secretly'))
  if (!username || !password)
    throw new WrongUse('PORTAL_STAFF_USERNAME and PORTAL_STAFF_PASSWORD have to hold the credentials of somebody')
  const seen = await namesSeenBy({ username, password }, brand, gatewayUrl)
  if ('refusal' in seen) throw new WrongUse(`the gateway refused: ${seen.refusal}.`)
  return seen.result
}

interface DemoGateway {
  url: string
  password: string
  signIns: readonly { username: string; domainId: number }[]
}

/** Passwords are hashed slowly on purpose: a few people at once. */
const atOnce = 4

async function asEverybody(brands: readonly Brand[], { url, password, signIns }: DemoGateway): Promise<IdNames> {
  const waiting = signIns.flatMap(({ username, domainId }) => {
    const brand = brands.find(each => each.domainId === domainId)
    return brand ? [{ username, brand }] : []
  })
  const found: IdNames[] = []
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const seen = await namesSeenBy({ username: one.username, password }, one.brand, url)
      // Some of them are there to show what a locked account sees.
      if ('result' in seen) found.push(seen.result)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return sorted(...found)
}

/** All names together, by id: files that differ in nothing else are the same. */
function sorted(...all: readonly IdNames[]): IdNames {
  const joined: { [openSet: string]: { [id: string]: string } } = {}
  for (const each of all)
    for (const [openSet, own] of Object.entries(each)) joined[openSet] = { ...joined[openSet], ...own }
  const inOrder = <Value>(record: { [key: string]: Value }) =>
    Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
  return inOrder(Object.fromEntries(Object.entries(joined).map(([openSet, own]) => [openSet, inOrder(own)])))
}
