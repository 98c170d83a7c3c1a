import { each, everywhere, type Kind } from '../support/mutation.ts'
import { followed, headed, preceded, repeated, written } from '../support/mutations.ts'

/** Mistakes of writing JSON. */
export const writing: readonly Kind[] = [
  everywhere('a comma after the last entry', followed(','), [
    'base/home.json items/tools/body',
    'base/journey.json steps/home',
    'first/contact.json changes/medicare-pharmacy-email/fields/value',
    'base/segments.json segments/pharmacy-program',
  ]),
  everywhere('no comma between two entries', followed('', 1), [
    'base/home.json items/tools/title',
    'base/theme.json colors/accent',
    'base/menus.json menus/primary/items/benefits/title',
    'regional/routes.json changes/logout',
  ]),
  everywhere('a comment', headed('// for now\n'), ['base/footer.json copyright', 'senior/menus.json changes']),
  everywhere('a comment between signs', headed('/* for now */ '), ['base/tools.json items/ebill/icon']),
  each('a text in single quotes', {
    'base/brand.json language': written("'en-US'"),
    'first/text.json set/shell/tagline': written("'Care for you'"),
  }),
  each('a text without quotes', {
    'base/home.json items/tools/column': written('main'),
    'base/alerts.json items/not-enrolled/type': written('warning'),
  }),
  each('true or false in capitals', { 'base/alerts.json items/not-enrolled/canDismiss': written('False') }),
  each('a text without an end', { 'base/home.json items/tools/title': written('"Tools') }),
  each('no colon', {
    'base/brand.json unauthorized': ({ node }) => ({ offset: node.offset - 2, length: 2, text: ' ' }),
  }),
  each('something after the end', { 'senior/journey.json ': followed(' }') }),
  each('an empty file', { 'senior/text.json ': written('') }),
  each('a sign that nobody sees', {
    'base/home.json items/tools/title': written('"To\u202eols"'),
    'base/home.json items/tools/body': written('"To\\u0000ols"'),
    'senior/text.json ': ({ text }) => ({ offset: text.length, length: 0, text: '\u200f' }),
  }),
  each('nesting without an end', { 'senior/menus.json changes': written('['.repeat(70)) }),
  each('a list instead of an object', { 'senior/text.json ': written('[]') }),
  everywhere('a field that stands twice', repeated, [
    'base/home.json items/tools/title',
    'base/theme.json colors/page',
    'base/routes.json routes/home/guards',
    'regional/brand.json set/name',
    'base/conditions.json conditions/termed',
  ]),
  each('a forbidden name', {
    'base/home.json items/tools/title': preceded('__proto__', {}),
    'base/conditions.json conditions/termed': preceded('constructor', 'x'),
    'regional/theme.json set/colors': preceded('prototype', {}),
  }),
]
