import { everywhere, type Kind, values } from '../support/mutation.ts'
import { misspelledName, misspelledText } from '../support/mutations.ts'

const blocks = 'base/pages.json pages/handbooks/blocks'

/** The slips that are made most, in each kind of item that the schemas know. */
export const everyKind: readonly Kind[] = [
  everywhere('a misspelled tag', misspelledName, [
    'base/home.json items/welcome/block',
    `${blocks}/handbooks-outline/block`,
    'base/journey.json steps/group-selection/do',
    'base/tools.json items/pharmacy/kind',
    'senior/journey.json changes/login-as/change',
  ]),
  everywhere('a misspelled field of a block of Home', misspelledName, [
    'base/home.json items/welcome/identifierLabel',
    'base/home.json items/welcome/idCardLink/target',
    'base/home.json items/plan-renewal/body',
    'base/home.json items/plan-renewal/link/title',
    'base/home.json items/coming-plans/names',
    'base/home.json items/coming-plans/names/dental',
    'base/home.json items/ebill-alert/showWhen',
    'base/home.json items/primary-care-update/until',
    'base/home.json items/yearly-amounts/amounts',
    'base/home.json items/yearly-amounts/plans/0/category',
    'base/home.json items/preventive-care/dueDateText',
    'base/home.json items/recent-claims/paidOn',
    'base/home.json items/member-info/benefitsLink',
    'base/home.json items/primary-care/chooseLabel',
    'base/home.json items/programs/most',
  ]),
  everywhere('a misspelled field of a block of a page', misspelledName, [
    'base/pages.json pages/login/blocks/login-welcome/body',
    'base/pages.json pages/login/blocks/login-links/links',
    'base/pages.json pages/login/blocks/login-help/only',
    'base/pages.json pages/claims/blocks/claims-words-minor/words',
    'base/pages.json pages/passport-dental/blocks/passport-dental-phone/program',
    `${blocks}/handbooks-cards/heading`,
    `${blocks}/handbooks-outline/description`,
    'base/pages.json pages/find-care-resources/blocks/find-care-networks/none',
    'base/pages.json pages/pharmacy/blocks/pharmacy-program/linkLabel',
  ]),
  everywhere('a misspelled field of a rule', misspelledName, [
    'base/invariants.json invariants/termed-kept-out/because',
    'base/invariants.json invariants/termed-kept-out/what',
    'base/invariants.json invariants/termed-kept-out/what/open',
    'base/invariants.json invariants/claims-stay/rule',
    'base/segments.json segments/short-menu-group/description',
    'base/routes.json guards/public/description',
  ]),
  everywhere('a misspelled field of the whole brand', misspelledName, [
    'base/brand.json session/copyTokenToLocalStorage',
    'base/brand.json ebill/userKeyParameter',
    'base/brand.json handOff/action',
    'first/brand.json set/images/footer/height',
    'first/brand.json set/legalName',
    'base/theme.json fonts/heading',
    'base/theme.json radius/pill',
    'base/theme.json style/headingWeight',
  ]),
  everywhere('a misspelled choice of a rule', misspelledText, [
    'base/invariants.json invariants/claims-stay/rule',
    'base/home.json items/yearly-amounts/plans/0/category',
    'base/brand.json homeFailure',
    'base/theme.json style/targets',
  ]),
  everywhere('a misspelled value that a rule asks for', misspelledText, [
    'base/invariants.json invariants/programs-only-with-a-plan/who/memberStatus/1',
    'senior/menus.json changes/id-card/item/showWhen/all/1/memberStatus/0',
    'base/tools.json items/text-a-doctor/showWhen/use',
    'base/tools.json items/ebill/showWhen/use',
  ]),
  values('a number in quotes', {
    'base/tools.json items/pharmacy/program': '37',
    'base/programs.json items/text-a-doctor/program': '8',
    'base/theme.json type/base': '17px',
    'first/brand.json set/images/logo/width': '267',
  }),
  values('yes or no in words', {
    'base/footer.json policyLinks/privacy/newTab': 'yes',
    'base/alerts.json items/not-enrolled/locked': 'true',
    'base/brand.json session/copyTokenToLocalStorage': 'no',
  }),
  values('one value instead of several', {
    'base/menus.json menus/primary/items/account/places': 'top',
    'base/routes.json routes/claim/params/claimType': 'medical',
    'base/invariants.json invariants/claims-stay/what/linkTo': '/claims',
    'base/routes.json routes/login/guards': 'public',
  }),
]
