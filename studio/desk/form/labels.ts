/** Fields that people know by other words than the schema's name of them. */
const known: Readonly<Record<string, string>> = {
  showWhen: 'Who sees it',
  when: 'For whom',
  allow: 'Who may come in',
  from: 'First day',
  until: 'Last day',
  target: 'Leads to',
  newTab: 'Opens in a new tab',
  variants: 'Otherwise for some members',
  locked: 'What brands leave as it is',
  src: 'File',
  base: 'Size of text',
  alt: 'Words for whoever does not see it',
}

/** What a field is called on its form. */
export function labelOf(field: string): string {
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return known[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** The help of a field: what the schema says of it. Icons are shown, and need no words for each. */
export const helpOf = (description: string, widget: string): string =>
  widget === 'icon' ? description.replace(/\. [a-z-]+: .*$/, '.') : description
