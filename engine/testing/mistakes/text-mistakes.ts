import type { Mistakes } from './mistakes.ts'

const menus = 'base/menus.json'

/** Mistakes in links and texts. */
export const textMistakes: Mistakes = {
  'a path that is no route': {
    file: menus,
    edit: ['"target": "/benefits/programs"', '"target": "/benefits/program"'],
    found: '"/benefits/program", which no route of the brand matches',
    hint: '"/benefits/programs"',
  },
  'a parameter value that the route does not take': {
    file: menus,
    edit: ['"target": "/benefits/dental"', '"target": "/benefits/vision"'],
    found: '"/benefits/vision", which no route of the brand matches',
  },
  'an address that runs a script': {
    file: 'base/pages.json',
    edit: ['"target": "https://dentists.example/"', '"target": "javascript:alert(1)"'],
    found: '"javascript:alert(1)", an address with javascript:',
  },
  'an address without encryption': {
    file: 'base/footer.json',
    edit: ['https://sample.example/privacy', 'http://sample.example/privacy'],
    found: '"http://sample.example/privacy", an address with http:',
  },
  'a host without a scheme': {
    file: 'base/footer.json',
    edit: ['https://sample.example/privacy', '//sample.example/privacy'],
    found: '"//sample.example/privacy"',
  },
  'a link in Markdown that leads nowhere': {
    file: 'base/pages.json',
    edit: ['mailto:abroad@sample.example', '/abraod'],
    found: '"/abraod", which no route of the brand matches',
    hint: '"/abroad"',
  },
  'Markdown with a heading': {
    file: 'base/alerts.json',
    edit: ['You can still', '# You can still'],
    found: 'Markdown with heading',
  },
  'Markdown with HTML': { file: 'base/alerts.json', edit: ['*read*', '<b>read'], found: 'Markdown with HTML' },
  'a placeholder that nothing fills': {
    file: 'base/alerts.json',
    edit: ['You can still', 'You, {firstName}, can still'],
    found: 'the placeholder {firstName}',
    expected: 'no placeholder here',
  },
  'a misspelled placeholder in a brand’s words': {
    file: 'sample/text.json',
    edit: ['{firstName}', '{fristName}'],
    found: 'the placeholder {fristName}',
    hint: '"firstName"',
  },
}
