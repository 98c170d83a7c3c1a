import { each, everywhere, type Kind, values } from '../support/mutation.ts'
import { misspelledName, misspelledText, preceded } from '../support/mutations.ts'

/** What a brand changes in base. */
export const overlays: readonly Kind[] = [
  everywhere('a change of an item that is not there', misspelledText, [
    'first/contact.json changes/medical-phone/id',
    'regional/pages.json changes/passport-dental-back/id',
    'senior/menus.json changes/benefits-dental/id',
    'regional/tools.json changes/healthcare-cost-estimator/id',
    'regional/programs.json changes/find-a-dentist/id',
    'medical-dental/errors.json changes/forbidden-contact-us/id',
  ]),
  everywhere('a place beside an item that is not there', misspelledText, [
    'senior/journey.json changes/login-as/before',
    'senior/contact.json changes/customer-service/after',
  ]),
  everywhere('a place in an item that is not there', misspelledText, [
    'regional/menus.json changes/find-care-find-a-dentist/into',
    'regional/pages.json changes/logged-out/into',
  ]),
  values('a change that is none', {
    'first/contact.json changes/medical-phone/change': 'replace',
    'senior/menus.json changes/benefits-dental/change': 'delete',
  }),
  everywhere('a misspelled change', misspelledText, ['regional/routes.json changes/find-a-dentist/change']),
  everywhere('a misspelled field of a change', misspelledName, [
    'regional/routes.json changes/find-a-dentist/after',
    'senior/journey.json changes/login-as/item',
  ]),
  everywhere('a misspelled field in a change', misspelledName, [
    'first/contact.json changes/medical-phone/fields/value',
    'regional/home.json changes/tools/fields/title',
    'regional/routes.json changes/find-a-dentist/item/guards',
    'medical-dental/theme.json set/style/cards',
  ]),
  everywhere('a removal of what is locked', preceded('changes', [{ change: 'remove', id: 'nondiscrimination' }]), [
    'first/footer.json set',
    'regional/footer.json set',
  ]),
  each('a change of what is locked', {
    'first/footer.json set': preceded('changes', [
      { change: 'set', id: 'nondiscrimination', fields: { title: 'Our notice' } },
    ]),
    'senior/footer.json set': preceded('changes', [
      { change: 'set', id: 'nondiscrimination', fields: { title: 'Notice' } },
    ]),
  }),
  values('one more item that is there already', {
    'regional/routes.json changes/find-a-dentist/item/id': 'home',
    'senior/contact.json changes/customer-service/item/id': 'account-access',
  }),
  each('another id for an item', {
    'first/contact.json changes/medical-phone/fields/value': preceded('id', 'medical-telephone'),
    'first/contact.json changes/medical-email/fields/value': preceded('locked', ['present']),
  }),
  values('changes in a file without items', {
    'senior/text.json ': { changes: [{ change: 'add', item: { id: 'words' } }] },
  }),
  each('whole and changed at once', { 'first/theme.json set': preceded('colors', {}) }),
]
