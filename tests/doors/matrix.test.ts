import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSchema } from '../../gateway-graph/build-schema.ts'
import type { Door } from './support/door.ts'
import { fileDoors } from './support/file-doors.ts'
import { gatewayDoors } from './support/gateway-doors.ts'
import { graphDoors } from './support/graph-doors.ts'
import { askerOf, type People, signInPeople } from './support/people.ts'
import { strike, struck } from './support/strike.ts'
import { startWorld, type World } from './support/world.ts'

let world: World
let people: People
beforeAll(async () => {
  world = await startWorld()
  people = await signInPeople(world)
})
afterAll(() => world.close())

/** Everything that is wrong with the answers to all that can be asked through a door. */
async function strikeAll(door: Door): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const slot of door.slots.filter(({ meaning }) => meaning !== 'none'))
    for (const part of await askerOf(world, people, door, slot)) wrong.push(...(await strike(door, slot, part)))
  return wrong
}

const wrongThrough = 'what is not one’s own answers like what is not there, and nothing breaks'

describe('every call of the gateway that takes an id', () => {
  it.each(gatewayDoors(() => world))(`[SEC-24] [S10] [PERM-26] $name: ${wrongThrough}`, async door => {
    expect(await strikeAll(door)).toEqual([])
  })
})

describe('every field and mutation that takes an id', () => {
  it.each(graphDoors(buildSchema(), () => world))(`[SEC-24] [S10] [PERM-26] $name: ${wrongThrough}`, async door => {
    expect(await strikeAll(door)).toEqual([])
  })
})

it(`[SEC-24] [S10] [PERM-26] every file: ${wrongThrough}`, async () => {
  const doors = fileDoors(world)
  expect(doors.length).toBeGreaterThan(1)
  const wrong: string[] = []
  for (const door of doors) wrong.push(...(await strikeAll(door)))
  expect(wrong).toEqual([])
})

it('[SEC-24] all this was at least 1,500 questions', () => {
  expect(struck()).toBeGreaterThan(1_500)
})
