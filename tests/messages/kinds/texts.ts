import { each, everywhere, type Kind } from '../support/mutation.ts'
import { left, misspelledName, reworded } from '../support/mutations.ts'

const greeting = 'base/home.json items/welcome/greeting'
const renewal = 'base/home.json items/plan-renewal/body'
const intro = 'base/pages.json pages/handbooks/blocks/handbooks-intro/body'
const inIntro = (markup: string) => reworded('Your handbook', markup)

/** Placeholders that nothing fills in, and markup that the portal does not show. */
export const texts: readonly Kind[] = [
  each('a misspelled placeholder', {
    [greeting]: reworded('{firstName}', '{fristName}'),
    [renewal]: reworded('{openEnrollmentEnd}', '{openEnrolmentEnd}'),
    'base/home.json items/recent-claims/paidOn': reworded('{date}', '{Date}'),
    'base/programs.json fallback/target': reworded('{id}', '{ID}'),
    'base/pages.json pages/claim/blocks/claim-words-staff/words/whyCopay': reworded('{amount}', '{amuont}'),
  }),
  each('a target that begins with the site of the brand', {
    'base/footer.json policyLinks/privacy/target': reworded('/privacy', '/priv acy'),
  }),
  each('words that the screen does not have', {
    'base/pages.json pages/claim/blocks/claim-words-staff/words/whyHeading': misspelledName,
  }),
  each('a placeholder that its place does not know', {
    'base/home.json items/tools/title': reworded('Tools', 'Tools for {firstName}'),
    'base/brand.json chat/url': reworded('{domainId}', '{groupId}'),
    'first/text.json set/shell/tagline': reworded('you', '{name}'),
    'base/text.json claims/heading': reworded('Claims', 'Claims of {firstName}'),
  }),
  each('a misspelled placeholder of the brand', {
    'first/footer.json set/copyright/0': reworded('{year}', '{Year}'),
    'base/footer.json policyLinks/privacy/target': reworded('{site}', '{stie}'),
    'senior/text.json set/shell/tagline': reworded('', '{phone:account-acess} '),
  }),
  everywhere('a word of base that screens ask for', left, [
    'base/text.json shell/tagline',
    'base/text.json claims/empty',
  ]),
  { what: 'a heading', places: [[intro, inIntro('# Your handbook')]] },
  { what: 'HTML', places: [[intro, inIntro('<b>Your</b> handbook')]] },
  { what: 'a picture', places: [[intro, inIntro('![Your](https://a.example/a.png) handbook')]] },
  { what: 'a quotation', places: [[intro, inIntro('> Your handbook')]] },
  { what: 'code', places: [[intro, inIntro('`Your` handbook')]] },
  everywhere('a line', reworded('You still', '***\n\nYou still'), ['base/alerts.json items/not-enrolled/content']),
]
