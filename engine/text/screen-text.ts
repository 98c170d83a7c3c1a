import type { ScreenKind, Text } from '../../schema/generated/manifests.ts'

/** Sections of text.json whose words several kinds of screen use; a screen's own section wins. */
const sharedSections: { readonly [Kind in ScreenKind]?: readonly string[] } = {
  'update-preferences': ['preferences'],
  'account-settings': ['preferences', 'security-questions'],
  registration: ['security-questions'],
}

/** The words of one kind of screen. */
export const screenText = (text: Text, screen: ScreenKind): { [key: string]: string } =>
  Object.assign({}, ...[...(sharedSections[screen] ?? []), screen].map(section => text[section]))
