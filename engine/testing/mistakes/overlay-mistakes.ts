import type { Mistakes } from './mistakes.ts'

const overlay = 'sample/home.json'

/** Mistakes in what a brand changes. */
export const overlayMistakes: Mistakes = {
  'a change that does not exist': {
    file: overlay,
    edit: ['"change": "remove"', '"change": "delete"'],
    found: '"change": "delete"',
  },
  'a change to an item that does not exist': {
    file: overlay,
    edit: ['"id": "tools"', '"id": "tols"'],
    found: '"id": "tols"',
    hint: '"tools"',
  },
  'an item beside one that does not exist': {
    file: overlay,
    edit: ['"before": "tools"', '"before": "tool"'],
    found: '"before": "tool"',
    hint: '"tools"',
  },
  'an item into one that does not exist': {
    file: 'sample/menus.json',
    edit: ['"into": "benefits"', '"into": "benefit"'],
    found: '"into": "benefit"',
    hint: '"benefits"',
  },
  'an added item that is there already': {
    file: 'sample/menus.json',
    edit: ['"id": "vision"', '"id": "dental"'],
    found: '"add" of "dental", which is there already',
  },
  'removing a locked item': {
    file: 'sample/menus.json',
    edit: [
      '"change": "move",\n      "id": "home",\n      "after": "benefits"',
      '"change": "remove",\n      "id": "log-out"',
    ],
    at: '"log-out"',
    found: '"remove" of "log-out", which is locked or holds a locked item',
  },
  'a misspelled field of a change': {
    file: overlay,
    edit: ['"fields"', '"field"'],
    found: 'the field "field"',
    hint: '"fields"',
  },
  'a misspelled field in a change': {
    file: overlay,
    edit: ['"title": "Quick access tools"', '"titl": "Quick access tools"'],
    found: 'the field "titl"',
    hint: '"title"',
  },
  'a wrong value in a change': { file: overlay, edit: ['"column": "main"', '"column": "left"'], found: '"left"' },
  'taking away a field that is needed': { file: overlay, edit: ['"Quick access tools"', 'null'], found: 'no "title"' },
  'changes written as "change"': {
    file: overlay,
    edit: ['"changes"', '"change"'],
    at: '"change": [',
    found: 'the field "change"',
    hint: '"changes"',
  },
  'a setting that does not exist': {
    file: 'sample/theme.json',
    edit: ['"accent"', '"acent"'],
    found: 'the field "acent"',
    hint: '"accent"',
  },
}
