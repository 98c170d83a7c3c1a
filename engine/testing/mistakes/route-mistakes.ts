import type { Mistakes } from './mistakes.ts'

const routes = 'base/routes.json'

/** Mistakes in the route table. */
export const routeMistakes: Mistakes = {
  'a guard that does not exist': {
    file: routes,
    edit: [/"guards": \[\s+"signed-in"\s+\]/, '"guards": ["signedin"]'],
    found: '"signedin", which is no guard',
    hint: '"signed-in"',
  },
  'a screen that does not exist': {
    file: routes,
    edit: ['"screen": "home"', '"screen": "hom"'],
    found: '"hom"',
    hint: '"home"',
  },
  'a page that does not exist': {
    file: routes,
    edit: ['"page": "abroad"', '"page": "abrod"'],
    found: '"abrod", which is no page',
    hint: '"abroad"',
  },
  'a page screen without a page': {
    file: routes,
    edit: [/"page": "abroad",\s+/, ''],
    at: '{\n      "id": "abroad"',
    found: 'no "page"',
  },
  'a path that two routes have': {
    file: routes,
    edit: ['"path": "/abroad"', '"path": "/home"'],
    at: '"path": "/home",\n      "screen": "page"',
    found: '"/home", the path of "home" as well',
  },
  'a redirect to a menu item that does not exist': {
    file: routes,
    edit: ['menu:benefits', 'menu:benefit'],
    found: '"menu:benefit"',
    hint: '"benefits"',
  },
  'a guard that leads nowhere': {
    file: routes,
    edit: ['"redirect": "/logout"', '"redirect": "/log-out"'],
    found: '"/log-out", which no route of the brand matches',
    hint: '"/logout"',
  },
  'an id that stands twice': {
    file: routes,
    edit: ['"id": "contact-us"', '"id": "abroad"'],
    at: '"id": "abroad",\n      "path": "/contact-us"',
    found: '"abroad" a second time',
  },
  'values for a parameter that the path does not have': {
    file: routes,
    edit: [/"params": \{\s+"category"/, '"params": { "kind"'],
    at: '"params": { "kind"',
    found: 'values for "kind"',
  },
}
