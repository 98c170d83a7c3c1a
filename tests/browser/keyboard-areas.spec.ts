import { brands } from './support/brands.ts'
import { expect, signIn, test } from './support/portal.ts'
import { providerSearchOn } from './support/screens.ts'
import { tabTo } from './support/tab-to.ts'

interface Stop {
  /** Name of what Tab has to reach, and its tag where others have the name too. */
  at: RegExp
  tag?: string
  /** What is pressed there, or typed when it is no key. */
  press: readonly string[]
  /** What is to be seen before the journey goes on. */
  sees?: string | RegExp
}

interface Journey {
  area: string
  persona: string
  path: string
  stops: readonly Stop[]
}

const enter = ['Enter']
const isKey = (text: string) => /^(Enter|Space|Escape|ArrowDown)$|\+/.test(text)

/** What a member does in each area, as Tab stops and keys. The mouse has no part in it. */
const journeys: readonly Journey[] = [
  {
    area: 'claims',
    persona: 'manyclaims',
    path: '/claims',
    stops: [
      { at: /^Status/, tag: 'select', press: ['ArrowDown'] },
      { at: /^Apply filters/, press: enter, sees: 'Clear filters' },
      { at: /^Claim details/, press: enter, sees: 'Services' },
    ],
  },
  {
    area: 'EOBs',
    persona: 'manyclaims',
    path: '/eobs',
    stops: [{ at: /^Medical EOB of/, tag: 'a', press: enter, sees: 'Download PDF' }],
  },
  {
    area: 'benefits',
    persona: 'active',
    path: '/benefits/dental',
    stops: [
      { at: /./, tag: 'summary', press: [] },
      { at: /^Out of network/, press: enter, sees: /^Out of network: \d+ services$/ },
      { at: /^Regular exam/, press: enter, sees: 'Your share of the cost' },
    ],
  },
  {
    area: 'ID cards',
    persona: 'active',
    path: '/id-card',
    stops: [
      { at: /^View Dental ID card/, press: enter, sees: 'Who to call' },
      { at: /^Email Dental ID card/, press: enter, sees: 'Email address' },
      { at: /^Send email/, press: enter, sees: 'Your ID card was sent.' },
    ],
  },
  {
    area: 'account',
    persona: 'noclaims',
    path: '/account/member-information',
    stops: [
      { at: /^Edit/, press: enter, sees: 'ZIP code' },
      { at: /^ZIP code/, tag: 'input', press: ['ControlOrMeta+a', '97205'] },
      { at: /^Save/, press: enter, sees: 'Your address was saved' },
    ],
  },
  {
    area: 'plan management',
    persona: 'renewal',
    path: '/account/plan-benefits',
    stops: [
      { at: /^Cancel/, tag: 'input', press: ['Space'] },
      { at: /^Cancel plan/, tag: 'button', press: enter, sees: /^Your benefits end on/ },
      { at: /./, tag: 'button', press: ['Escape'] },
      { at: /^Cancel plan/, tag: 'button', press: [] },
    ],
  },
  {
    area: 'primary care',
    persona: 'active',
    path: providerSearchOn(new Date()),
    stops: [
      { at: /^Choose /, tag: 'a', press: enter, sees: 'Choose this provider' },
      { at: /^Cancel/, press: enter },
      { at: /^Choose /, tag: 'a', press: [] },
    ],
  },
  {
    area: 'referrals',
    persona: 'active',
    path: '/benefits/referrals',
    stops: [
      { at: /^Status/, tag: 'select', press: ['Pending'] },
      { at: /^Apply filters/, press: enter, sees: 'Showing 1 referral' },
    ],
  },
  {
    area: 'programs',
    persona: 'active',
    path: '/benefits/programs',
    stops: [
      { at: /Active and Fit/, tag: 'a', press: enter, sees: 'All programs' },
      { at: /^All programs/, press: enter, sees: 'Featured programs' },
    ],
  },
  {
    area: 'group switch',
    persona: 'groups',
    path: '/select-group',
    stops: [{ at: /^View/, tag: 'button', press: enter, sees: /^Hello/ }],
  },
]

/** Each once, on one brand after the other. */
for (const [index, { area, persona, path, stops }] of journeys.entries()) {
  const brand = brands[index % brands.length]
  if (!brand) continue
  test(`${brand.folder}: ${area} by keyboard alone`, async ({ page }) => {
    await signIn(page, brand, persona, path)
    for (const { at, tag, press, sees } of stops) {
      await tabTo(page, (name, found) => at.test(name) && (tag === undefined || tag === found))
      for (const key of press) await (isKey(key) ? page.keyboard.press(key) : page.keyboard.type(key))
      if (sees) await expect(page.getByText(sees).filter({ visible: true }).first()).toBeVisible()
    }
  })
}
