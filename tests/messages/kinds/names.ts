import { everywhere, type Kind, values } from '../support/mutation.ts'
import { misspelledName, misspelledText, preceded } from '../support/mutations.ts'

/** Names that stand twice, that nothing has, or that belong to something else. */
export const names: readonly Kind[] = [
  values('an id that stands twice', {
    'base/contact.json sections/tty/lines/tty-line/id': 'medical-phone',
    'base/home.json items/member-info/id': 'recent-claims',
    'base/menus.json menus/primary/items/claims/items/claims-eobs/id': 'claims-list',
    'base/pages.json pages/handbooks/blocks/handbooks-more/cards/handbooks-materials/id': 'handbooks-certificate',
    'base/journey.json steps/no-token/id': 'already-signed-in',
    'regional/tools.json changes/find-a-dentist/item/id': 'dental-cost-estimator',
  }),
  everywhere('a name that nothing has', misspelledText, [
    'base/alerts.json items/not-enrolled/showWhen/use',
    'base/menus.json menus/primary/items/benefits/items/benefits-summary/showWhen/any/0/in',
    'base/errors.json pages/generic/tips/0',
    'base/routes.json routes/home/guards/0',
    'base/routes.json routes/passport-dental/page',
    'regional/journey.json changes/login-as/item/showWhen/all/0/use',
  ]),
  values('a section that contact.json has not', {
    'base/pages.json pages/customer-service/blocks/0': {
      id: 'customer-service-numbers',
      block: 'contact',
      only: ['acount-access'],
    },
  }),
  values('a circle of named conditions', {
    'base/conditions.json conditions/signed-in/when': { use: 'current-plan' },
    'base/conditions.json conditions/termed/when': { not: { use: 'termed' } },
  }),
  {
    what: 'a name with a blank',
    places: [
      [
        'base/conditions.json conditions/termed',
        preceded('no plan', { description: 'No plan.', when: { memberStatus: ['none'] } }),
      ],
      [
        'base/segments.json segments/pharmacy-program',
        preceded('Pilot Groups', { description: 'The pilot.', of: 'groupId', values: ['1'] }),
      ],
    ],
  },
  values('an id that is not the name of the folder', { 'first/brand.json set/id': 'frist' }),
  values('a domain id of another brand', { 'senior/brand.json set/domainId': 1 }),
  values('a host of another brand', { 'senior/brand.json set/hosts/0': 'first.localhost' }),
  everywhere('a parameter that the path has not', misspelledName, ['base/routes.json routes/claim/params/claimType']),
]
