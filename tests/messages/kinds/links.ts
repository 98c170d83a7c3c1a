import { everywhere, type Kind, values } from '../support/mutation.ts'
import { misspelledText, reworded } from '../support/mutations.ts'

/** Links that lead nowhere, or where nobody should be led. */
export const links: readonly Kind[] = [
  everywhere('a path that no route has', misspelledText, [
    'base/brand.json defaultRoute',
    'base/contact.json backLink/target',
    'base/errors.json pages/generic/links/generic-account/target',
    'base/home.json items/programs/allLink/target',
    'base/journey.json steps/group-selection/to',
    'base/menus.json menus/primary/items/claims/target',
    'base/pages.json pages/handbooks/blocks/handbooks-more/cards/handbooks-materials/target',
    'base/programs.json items/passport-dental/target',
    'base/routes.json guards/signed-in/otherwise/redirect',
    'regional/menus.json changes/find-care-find-a-dentist/item/target',
    'medical-dental/errors.json changes/forbidden-contact-us/fields/variants/0/target',
  ]),
  values('a path far from every route', {
    'base/menus.json menus/primary/items/home/target': '/somewhere/else/altogether',
  }),
  values('a value that a parameter does not take', {
    'base/menus.json menus/primary/items/claims/target': '/claims/hearing/1/2',
  }),
  values('a link that is not safe', {
    'base/menus.json menus/primary/items/home/target': 'javascript:alert(1)',
    'base/home.json items/member-info/idCardLink/target': 'data:text/html,hello',
    'base/pages.json pages/handbooks/blocks/handbooks-more/cards/handbooks-materials/target': 'file:///etc/passwd',
    'regional/pages.json changes/session-ended/item/blocks/session-ended-links/links/session-ended-dashboard/target':
      ' javascript:alert(1)',
  }),
  values('a link without encryption', {
    'base/pages.json pages/passport-dental/blocks/passport-dental-links/links/passport-dental-find/target':
      'http://dentists.network.example/search',
    'regional/pages.json changes/registration-policies-dashboard/fields/target':
      'HTTP://members.ninebark.example/dashboard',
  }),
  values('an address that lacks something', {
    'regional/pages.json changes/logged-out/item/blocks/logged-out-links/links/logged-out-health-plan/target':
      '//www.alderway.example/privacy',
    'regional/pages.json changes/session-ended/item/blocks/session-ended-links/links/session-ended-dashboard/target':
      'www.alderway.example/terms',
    'base/menus.json menus/primary/items/home/target': 'home',
    'base/menus.json menus/utility/items/utility-contact-us/target': 'help@portal.example',
    'base/pages.json pages/login/blocks/login-links/links/login-contact-us/target': '503-555-0100',
  }),
  values('nothing to call or to write to', {
    'base/menus.json menus/primary/items/claims/target': 'tel:',
    'base/menus.json menus/utility/items/utility-contact-us/target': 'tel:call us',
    'base/pages.json pages/login/blocks/login-links/links/login-contact-us/target': 'mailto:help',
  }),
  {
    what: 'a link in a text that leads nowhere',
    places: [
      ['base/alerts.json items/not-enrolled/content', reworded('Questions?', '[Questions](/contact-su)?')],
      ['base/home.json items/tools/body', reworded('these', '[these](javascript:alert(1))')],
    ],
  },
  values('a redirect to a menu item that is none', { 'base/routes.json routes/benefits/to': 'menu:benfits' }),
]
