import type { Mistakes } from './mistakes.ts'

const home = 'base/home.json'

/** Mistakes in the fields of an item. */
export const fieldMistakes: Mistakes = {
  'a misspelled field': {
    file: home,
    edit: ['"title": "Tools"', '"titel": "Tools"'],
    found: 'the field "titel"',
    hint: '"title"',
  },
  'a field too many': {
    file: home,
    edit: ['"title": "Tools"', '"title": "Tools", "colour": "red"'],
    found: 'the field "colour"',
  },
  'a missing field': {
    file: home,
    edit: ['"column": "main",\n      "title": "Tools"', '"column": "main"'],
    at: '{\n      "id": "tools"',
    found: 'no "title"',
  },
  'a value that is none of the choices': {
    file: home,
    edit: ['"column": "main"', '"column": "mian"'],
    found: '"mian"',
    expected: '"full", "main" or "side"',
    hint: '"main"',
  },
  'a number instead of text': {
    file: home,
    edit: ['"title": "Tools"', '"title": 7'],
    found: '7',
    expected: 'text in double quotes',
  },
  'text instead of a number': {
    file: 'base/errors.json',
    edit: ['"status": 404', '"status": "404"'],
    found: '"404"',
    expected: 'a whole number',
  },
  'one thing instead of a list': {
    file: 'base/errors.json',
    edit: ['"tips": [\n        "refresh"\n      ]', '"tips": "refresh"'],
    found: '"refresh"',
    expected: 'a list: [ … ]',
  },
  'a block that does not exist': {
    file: home,
    edit: ['"block": "tools"', '"block": "toolz"'],
    found: '"block": "toolz"',
    hint: '"tools"',
  },
  'no block': {
    file: home,
    edit: ['"block": "tools",\n      ', ''],
    at: '{\n      "id": "tools"',
    found: 'no "block"',
  },
  'an id that is no id': {
    file: 'base/pages.json',
    edit: ['"id": "claims-abroad"', '"id": "Claims abroad"'],
    found: '"Claims abroad"',
  },
  'a number out of range': {
    file: 'base/tools.json',
    edit: ['"shortcut": -1', '"shortcut": 1'],
    found: '1',
    expected: '-1 or less',
  },
  'an empty text': { file: home, edit: ['"title": "Tools"', '"title": " "'], found: 'an empty text' },
}
