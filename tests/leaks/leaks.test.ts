import { expect, it } from 'vitest'
import { leaksIn } from './leaks.ts'

const canaries = [
  { what: 'name of active1', value: 'Grace O’Hara' },
  { what: 'e-mail of active1', value: 'grace@sample.example' },
  { what: 'day of birth of active1', value: '1980-07-04' },
]

it('[SEC-31] values of members are found as they are, in addresses, in forms and in JSON, and told without the value', () => {
  const lines = [
    '{"msg":"answered","route":"/claims"}',
    '{"msg":"sent to Grace@Sample.example"}',
    'http://first.localhost/search?who=Grace+O%E2%80%99Hara',
    'http://first.localhost/?born=1980-07-04&x=1',
  ].join('\n')
  expect(leaksIn('log', lines, canaries)).toEqual([
    'log: name of active1 in http://first.localhost/search?who=<name of active1>',
    'log: e-mail of active1 in {"msg":"sent to <e-mail of active1>"}',
    'log: day of birth of active1 in http://first.localhost/?born=<day of birth of active1>&x=1',
  ])
})

it('[SEC-31] what only looks like a part of a value is none', () => {
  expect(leaksIn('log', 'id 11980-07-045, gracegrace@sample.example', canaries)).toEqual([])
})
