import type { Mistakes } from './mistakes.ts'

const home = 'base/home.json'
const menus = 'base/menus.json'

/** Mistakes in conditions and dates. */
export const ruleMistakes: Mistakes = {
  'a fact that does not exist': {
    file: home,
    edit: ['"primaryCareEligible"', '"primaryCareEligable"'],
    found: '"primaryCareEligable", which is no fact',
    hint: '"primaryCareEligible"',
  },
  'a value that the fact cannot have': {
    file: 'base/alerts.json',
    edit: ['"termed"\n', '"terminated"\n'],
    found: '"terminated"',
    expected: '"active", "future", "termed" or "none"',
  },
  'two keys in one condition': {
    file: 'base/alerts.json',
    edit: ['"showWhen": {', '"showWhen": { "medical": ["active"],'],
    found: '2 keys: "medical", "memberStatus"',
    hint: '{ "all": [ … ] } when all of them must be true',
  },
  'an empty condition': {
    file: menus,
    edit: [/"showWhen": \{\s+"use": "covered"\s+\}/, '"showWhen": {}'],
    found: '{}',
  },
  'a condition that is text': {
    file: menus,
    edit: [/"showWhen": \{\s+"use": "covered"\s+\}/, '"showWhen": "covered"'],
    found: '"covered"',
    expected: 'an object: { … }',
  },
  'an empty list of values': {
    file: menus,
    edit: [/"dental": \[\s+"active"\s+\]/, '"dental": []'],
    found: 'an empty list',
  },
  'an unknown named condition': {
    file: menus,
    edit: ['"use": "covered"', '"use": "coverd"'],
    found: '"coverd", which is no named condition',
    hint: '"covered"',
  },
  'an unknown segment': {
    file: 'base/pages.json',
    edit: ['"in": "pioneers"', '"in": "pioners"'],
    found: '"pioners", which is no segment',
    hint: '"pioneers"',
  },
  'a named condition that uses itself': {
    file: 'base/conditions.json',
    edit: [/"when": \{[\s\S]*?\]\s+\}/, '"when": { "not": { "use": "covered" } }'],
    found: 'a circle: "covered" → "covered"',
  },
  'a segment of something unknown': {
    file: 'base/segments.json',
    edit: ['"of": "groupId"', '"of": "groupID"'],
    found: '"groupID"',
    hint: '"groupId"',
  },
  'a name with a blank': {
    file: 'base/segments.json',
    edit: ['"pioneers": {', '"pioneers": { "description": "Pilot", "of": "groupId", "values": ["1"] }, "two words": {'],
    found: 'the name "two words"',
  },
  'a day in another form': { file: home, edit: ['"2025-03-31"', '"03/31/2025"'], found: '"03/31/2025"' },
  'a day that does not exist': {
    file: home,
    edit: ['"2025-03-31"', '"2025-02-30"'],
    found: '"2025-02-30", a day that does not exist',
  },
  'an end before the beginning': {
    file: home,
    edit: ['"until": "2025-03-31"', '"from": "2025-04-01",\n      "until": "2025-03-31"'],
    at: '"until"',
    found: '"until": "2025-03-31", before "from": "2025-04-01"',
  },
}
