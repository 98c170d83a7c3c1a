import { everywhere, type Kind, values } from '../support/mutation.ts'
import { misspelledName, misspelledText, preceded } from '../support/mutations.ts'

/** Conditions that ask what nobody can answer, or nothing. */
export const conditions: readonly Kind[] = [
  everywhere('a misspelled fact', misspelledName, [
    'base/conditions.json conditions/primary-care/when/all/1/any/0/primaryCareHistory',
    'base/home.json items/ebill-alert/showWhen/all/1/ebillAlert',
    'base/routes.json guards/has-medical/allow/medical',
    'base/home.json items/welcome/variants/0/when/local598',
    'senior/journey.json changes/login-as/item/showWhen/all/1/actsAsMember',
  ]),
  everywhere('a misspelled word of the language', misspelledName, [
    'base/conditions.json conditions/settings-menu/when/all',
    'base/journey.json steps/update-preferences/showWhen/all/0/any',
  ]),
  everywhere('a misspelled value of a fact', misspelledText, [
    'base/conditions.json conditions/current-plan/when/all/1/memberStatus/0',
    'base/home.json items/plan-renewal/showWhen/planManagement/0',
    'base/routes.json guards/public/allow/session/1',
    'regional/pages.json changes/find-care-find-a-dentist/item/showWhen/dental/0',
  ]),
  values('a fact that is none', { 'base/home.json items/plan-renewal/showWhen': { income: ['high'] } }),
  values('a value that the fact has not', { 'base/home.json items/plan-renewal/showWhen/planManagement': ['open'] }),
  values('one value instead of a list', { 'base/home.json items/plan-renewal/showWhen/planManagement': 'renewal' }),
  values('no value', {
    'base/home.json items/plan-renewal/showWhen/planManagement': [],
    'base/journey.json steps/update-preferences/showWhen/all/0/any': [],
  }),
  {
    what: 'two keys in one condition',
    places: [
      [
        'base/home.json items/primary-care-update/showWhen/primaryCareEligible',
        preceded('relationship', ['subscriber']),
      ],
      ['base/routes.json guards/has-several-groups/allow/severalGroups', preceded('dental', ['active'])],
    ],
  },
  values('an empty condition', {
    'base/home.json items/plan-renewal/showWhen': {},
    'base/routes.json guards/has-medical/allow': {},
  }),
  values('a list of conditions without all or any', {
    'base/home.json items/plan-renewal/showWhen': [{ use: 'signed-in' }],
  }),
]
