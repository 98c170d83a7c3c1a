import type { FileBytes } from '../../../server/content/store/file-bytes.ts'

/** The files with another title of an entry of the menus that all brands share. */
export const otherBase = (files: FileBytes, round: number): FileBytes =>
  withText(files, 'base/menus.json', text => text.replace(/("id": ?"home",\s*"title": ?")[^"]*/, `$1Home ${round}`))

/** The files with another name of a brand in its own file: one item of one brand, which everybody of it sees. */
export function otherBrand(files: FileBytes, brand: string, round: number): FileBytes {
  const path = `${brand}/menus.json`
  const change = { change: 'set', id: 'home', fields: { title: `Start ${round}` } }
  return withText(files, path, text => {
    const root = text === '' ? {} : (JSON.parse(text) as { changes?: object[] })
    return JSON.stringify({ ...root, changes: [...(root.changes ?? []), change] }, undefined, 2)
  })
}

function withText(files: FileBytes, path: string, edit: (text: string) => string): FileBytes {
  const text = new TextDecoder().decode(files.get(path) ?? new Uint8Array())
  const edited = edit(text)
  if (edited === text) throw new Error(`${path} is as it was`)
  return new Map([...files, [path, new TextEncoder().encode(edited)]])
}
