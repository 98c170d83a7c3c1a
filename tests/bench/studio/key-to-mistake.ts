import { checkManifests } from '../../../engine/check/check-manifests.ts'
import { CheckMemory } from '../../../engine/check/check-memory.ts'
import { sharedFolder } from '../../../engine/check/parse-folders.ts'
import { asManifests } from '../../../server/content/folder-files.ts'
import type { FileBytes } from '../../../server/content/store/file-bytes.ts'
import { messageOf } from '../../../studio/check/message-of.ts'
import { setField } from '../../../studio/desk/model/item-edits.ts'
import { treeOf } from '../../../studio/desk/model/item-tree.ts'
import { placed } from '../../../studio/desk/model/place-of-mistake.ts'
import { surfaceOf } from '../../../studio/desk/model/surface.ts'
import { brandsOf } from './larger-files.ts'
import { type Measured, timed } from './measured.ts'

/** Milliseconds that a key may take until its mistake is known, at today's size and with larger manifests (STUDIO-12). */
const most = { usual: 50, larger: 100 }

/**
 * How long it takes from a key in a form to the mistake at its field: the edit of the text, the check that the worker runs, the place
 * of each mistake, and the tree that is drawn anew. Every other key makes a mistake: in a brand's own file, and in base, which reaches all.
 */
export async function keyToMistake(bytes: FileBytes, rounds: number, what: string): Promise<Measured[]> {
  const [brand = ''] = brandsOf(bytes)
  const ms = what === '' ? most.usual : most.larger
  const measured = async (folder: string, of: string): Promise<Measured> => {
    const times = await keys(bytes, folder, rounds)
    return { what: `From a key to its mistake, ${of}${what}`, times, wanted: { ms, share: 'p95' } }
  }
  return [await measured(brand, 'in a brand'), await measured(sharedFolder, 'in base')]
}

async function keys(bytes: FileBytes, brand: string, rounds: number): Promise<number[]> {
  let files: ReadonlyMap<string, string> = new Map(
    asManifests(bytes).files.map(({ path, text }) => [path.split('/').slice(-2).join('/'), text]),
  )
  const memory = new CheckMemory()
  const address = (folder: string, file: string) =>
    bytes.has(`${folder}/assets/${file}`) ? `/brand-assets/${folder}/${file}` : undefined
  const check = () => {
    const sorted = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([path, text]) => ({ path, text }))
    return checkManifests(sorted, address, memory).diagnostics.map(({ file: path, line, column, ...mistake }) =>
      placed(files, { path, line, column, message: messageOf(mistake) }),
    )
  }
  if (check().length > 0) throw new Error('The manifests have mistakes before any key')
  const key = async (round: number) => {
    const isWrong = round % 2 === 0
    const { path, text } = setField({ files, brand, surface: 'menus' }, 'home', 'title', isWrong ? '' : `Home ${round}`)
    files = new Map(files).set(path, text ?? '')
    const mistakes = check()
    treeOf('menus', surfaceOf(files, brand, 'menus'))
    const isFound = mistakes.some(({ item, field }) => item === 'home' && field === 'title')
    if (isFound !== isWrong) throw new Error(`Key ${round} found ${mistakes.map(({ message }) => message).join()}`)
  }
  // The first keys pay for what every later one finds ready.
  await timed(4, key)
  return timed(rounds, key)
}
