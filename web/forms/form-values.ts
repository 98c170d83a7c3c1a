/** The text fields of a posted form; files are left out, an unchecked box is absent. */
export function formValues(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
