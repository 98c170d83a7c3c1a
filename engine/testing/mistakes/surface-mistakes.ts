import type { Mistakes } from './mistakes.ts'

/** Mistakes that only the whole surface or brand shows. */
export const surfaceMistakes: Mistakes = {
  'a journey whose last step not everyone takes': {
    file: 'base/journey.json',
    edit: ['"to": "/home"', '"to": "/home",\n      "showWhen": { "session": ["full"] }'],
    at: '"session"',
    found: '"showWhen" on the last step',
  },
  'no generic error page': {
    file: 'base/errors.json',
    edit: ['"status": 0', '"status": 500'],
    at: '"pages"',
    found: 'no page with status 0',
  },
  'two generic error pages': {
    file: 'base/errors.json',
    edit: ['"status": 404', '"status": 0'],
    at: '"status": 0,\n      "heading": "Not found"',
    found: 'a second page with status 0',
  },
  'an unknown tip': {
    file: 'base/errors.json',
    edit: ['        "refresh"\n', '        "refersh"\n'],
    found: '"refersh", which is no tip',
    hint: '"refresh"',
  },
  'colours that cannot be told apart': {
    file: 'base/theme.json',
    edit: ['"onFooter": "#ffffff"', '"onFooter": "#2a6b7c"'],
    found: '"onFooter" #2a6b7c on "footer" #073f4e',
    expected: '4.5 or more',
  },
  'a colour that is no colour': { file: 'sample/theme.json', edit: ['#7a2f0c', 'brown'], found: '"brown"' },
  'a time zone that does not exist': {
    file: 'sample/brand.json',
    edit: ['America/Los_Angeles', 'America/Los_Angelos'],
    found: '"America/Los_Angelos", which is no time zone',
    hint: '"America/Los_Angeles"',
  },
  'an id that is not the folder’s name': {
    file: 'sample/brand.json',
    edit: ['"id": "sample"', '"id": "simple"'],
    found: 'the id "simple" in the folder "sample"',
    hint: '"sample"',
  },
}
