import { each, everywhere, type Kind, values } from '../support/mutation.ts'
import { left, preceded } from '../support/mutations.ts'

/** What only the whole brand shows to be wrong. */
export const whole: readonly Kind[] = [
  values('colours that cannot be told apart', {
    'first/theme.json set/colors/onFooter': '#2040a0',
    'first/theme.json set/colors/text': '#c0c8d8',
    'first/theme.json set/colors/border': '#e4e6ee',
    'senior/theme.json set/colors/onAccent': '#ffffff',
    'base/theme.json colors/error': '#ffb0a8',
    'regional/theme.json set/colors/surface': '#303030',
  }),
  values('a picture that is not there', {
    'first/brand.json set/images/phoneLogo/src': 'lgoo.svg',
    'first/brand.json set/images/dental/src': 'molar.svg',
    'base/footer.json accreditation/logos/interim/src': 'logo.svg',
  }),
  values('a path that two routes have', { 'base/routes.json routes/resource-download/path': '/contact-us' }),
  each('no generic error page', {
    'base/errors.json pages/generic/status': ({ text, node }) => ({
      offset: node.offset,
      length: node.length,
      text: '599',
      at: text.indexOf('"pages"'),
    }),
  }),
  values('a second generic error page', { 'base/errors.json pages/forbidden/status': 0 }),
  each('a generic error page that not everyone sees', {
    'base/errors.json pages/generic/heading': preceded('showWhen', { use: 'signed-in' }),
  }),
  each('a last step that not everyone takes', {
    'base/journey.json steps/home/to': preceded('showWhen', { use: 'signed-in' }),
    'base/journey.json steps/home/do': preceded('until', '2030-01-01'),
  }),
  everywhere('a route without its page', left, ['base/routes.json routes/passport-dental/page']),
]
