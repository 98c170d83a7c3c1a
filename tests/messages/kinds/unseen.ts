import { each } from '../support/mutation.ts'
import { preceded, written } from '../support/mutations.ts'

/** What is said and nobody would see (CHECK-08), what touches a locked part (CHECK-13), and rows without all their cells (CHECK-26). */
export const unseen = [
  each('an icon where no icon shows', {
    'base/menus.json menus/settings/items/settings-summary/title': preceded('icon', 'account'),
    'base/menus.json menus/primary/items/claims/items/claims-list/title': preceded('icon', 'bill'),
    'regional/menus.json changes/find-care-find-a-dentist/item/title': preceded('icon', 'tooth'),
  }),
  each('places of an entry that has one place', {
    'base/menus.json menus/utility/items/utility-contact-us/title': preceded('places', ['top']),
  }),
  each('an icon beside art', {
    'medical-dental/tools.json changes/all-programs/item/icon': preceded('art', 'dental'),
  }),
  each('a target beside an action', {
    'base/tools.json items/ebill/action': preceded('target', '/account/ebill'),
  }),
  each('a second target of a page', {
    'base/programs.json items/passport-dental/target': preceded('pageTarget', '/contact-us'),
  }),
  each('a title of what shows none', {
    'base/routes.json routes/logout/screen': preceded('title', 'Log out'),
    'base/routes.json routes/benefits-handbooks/screen': preceded('title', 'Handbooks'),
    'regional/routes.json changes/find-a-dentist/item/screen': preceded('title', 'Find a dentist'),
  }),
  each('a place to lead to on a screen that leads nowhere', {
    'base/routes.json routes/claims/title': preceded('to', '/home'),
  }),
  each('a heading of a page whose screen has its own', {
    'base/pages.json pages/claims/blocks': preceded('heading', 'All claims'),
  }),
  each('a block that the screen of its page does not show', {
    'base/pages.json pages/eobs/blocks/eobs-words-minor': written(
      '{ "id": "eobs-more", "block": "links", "links": [] }',
    ),
  }),
  each('a place that the sort by category undoes', {
    'regional/menus.json changes/find-care-find-a-dentist': written(
      '{ "change": "move", "id": "benefits-programs", "before": "benefits-medical" }',
    ),
  }),
  each('a touched lock', {
    'first/footer.json set': written(
      '{ "policyLinks": [{ "id": "privacy", "title": "Privacy", "target": "{site}/privacy", "newTab": true }] }',
    ),
  }),
]
