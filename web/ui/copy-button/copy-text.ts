/** Puts a text on the clipboard. False where the browser does not let us: a member has to be told, and copies by hand. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
