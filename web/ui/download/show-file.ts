/** Long enough for the slowest window to have taken the file; after that it would only hold a member's document in memory. */
const taken = 60_000

/** Shows a file in a window that is open already, in place of what it waited with. */
export function showFile(file: Blob, target: Window): void {
  const address = URL.createObjectURL(file)
  target.location.replace(address)
  setTimeout(() => URL.revokeObjectURL(address), taken)
}
