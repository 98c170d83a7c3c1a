import type { ScreenKind, Text } from '../../schema/generated/manifests.ts'

/** Sections of text.json whose words several kinds of screen use; a screen's own section wins. */
const sharedSections: { readonly [Kind in ScreenKind]?: string } = {
  'update-preferences': 'preferences',
  'account-settings': 'preferences',
}

/** The words of one kind of screen. */
export function screenText(text: Text, screen: ScreenKind): { [key: string]: string } {
  const shared = sharedSections[screen]
  return { ...(shared === undefined ? undefined : text[shared]), ...text[screen] }
}
