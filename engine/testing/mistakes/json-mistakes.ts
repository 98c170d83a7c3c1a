import type { Mistakes } from './mistakes.ts'

const home = 'base/home.json'

/** Mistakes of writing. */
export const jsonMistakes: Mistakes = {
  'a comma after the last entry': {
    file: home,
    edit: ['"title": "Tools"', '"title": "Tools",'],
    at: '    }\n  ]\n}',
    found: 'JSON that cannot be read: property name expected',
  },
  'a missing comma': {
    file: home,
    edit: ['"block": "tools",', '"block": "tools"'],
    at: '"column": "main"',
    found: 'JSON that cannot be read: comma expected',
  },
  'a comment': {
    file: home,
    edit: ['"id": "tools"', '// tools\n"id": "tools"'],
    at: '// tools',
    found: 'JSON that cannot be read: invalid comment token',
  },
  'a key that stands twice': {
    file: home,
    edit: ['"id": "tools",', '"id": "tools", "id": "tools",'],
    found: 'a second "id" in the same object',
  },
  'a forbidden key': {
    file: home,
    edit: ['"title": "Tools"', '"title": "Tools", "__proto__": {}'],
    found: 'the key "__proto__"',
  },
  'a list instead of an object': { file: 'base/alerts.json', edit: [/^[\s\S]*$/, '[]'], at: '[]', found: 'array' },
  'an empty file': {
    file: 'base/alerts.json',
    edit: [/^[\s\S]*$/, ''],
    at: '',
    found: 'JSON that cannot be read: value expected',
  },
  'a file that is no surface': {
    file: 'sample/menu.json',
    edit: ['', '{}'],
    at: '{}',
    found: 'a file "menu.json"',
    hint: '"menus.json"',
  },
}
