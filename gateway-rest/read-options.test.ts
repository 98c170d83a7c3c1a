import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readOptions } from './read-options.ts'

describe('readOptions', () => {
  it('takes flags before the environment before defaults', () => {
    expect(readOptions([], {})).toMatchObject({
      port: 4010,
      host: '127.0.0.1',
      dataFile: '.data/gateway.sqlite',
      families: 200,
    })
    const environment = { GATEWAY_PORT: '41001', GATEWAY_DATA: 'a.sqlite', GATEWAY_FAMILIES: '7', GATEWAY_SEED: 's' }
    expect(readOptions([], environment)).toMatchObject({ port: 41_001, dataFile: 'a.sqlite', families: 7, seed: 's' })
    expect(readOptions(['--port', '0', '--families', '3', '--seed', 't'], environment)).toMatchObject({
      port: 0,
      families: 3,
      seed: 't',
    })
  })

  it('takes a folder for the data, where the gateway has a file of its own', () => {
    expect(readOptions(['--data', import.meta.dirname], {}).dataFile).toBe(join(import.meta.dirname, 'gateway.sqlite'))
    const { dataFile, mail } = readOptions([], { GATEWAY_DATA: 'not/there/yet/' })
    expect([dataFile, mail?.outbox]).toEqual([join('not/there/yet/gateway.sqlite'), join('not/there/yet/outbox')])
    expect(readOptions([], { GATEWAY_DATA: 'not/there/yet' }).dataFile).toBe('not/there/yet')
    expect(readOptions([], { GATEWAY_DATA: ':memory:' }).dataFile).toBe(':memory:')
  })

  it('sets the clock', () => {
    expect(readOptions([], { GATEWAY_CLOCK: '2025-03-31T12:00:00Z' }).clock?.today()).toBe('2025-03-31')
  })

  it('says which option makes no sense', () => {
    expect(() => readOptions(['--port', 'many'], {})).toThrow(
      'port: found "many", expected a whole number from 0 to 65535',
    )
    expect(() => readOptions([], { GATEWAY_CLOCK: 'noon' })).toThrow('GATEWAY_CLOCK')
    expect(() => readOptions(['--unknown'], {})).toThrow()
  })
})
