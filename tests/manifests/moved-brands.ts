import { resolve } from 'node:path'
import { type CompiledManifest, compileManifest } from '../../engine/resolve/compile-manifest.ts'
import { manifestFiles } from '../../server/content/manifest-files.ts'
import { checkedManifests } from '../../server/content/read-manifests.ts'

/** Where the made brands have their screens, by where the shipped ones have them; the longest comes first. */
const moves = [
  ['/find-care/primary-care', '/doctors'],
  ['/benefits/medical', '/coverage/health'],
  ['/benefits/dental', '/coverage/teeth'],
  ['/account/settings', '/me'],
  ['/id-card/email', '/cards/by-mail'],
  ['/contact-us', '/talk-to-us'],
  ['/benefits', '/coverage'],
  ['/recovery', '/help'],
  ['/services', '/treatments'],
  ['/hand-off', '/pass-on'],
  ['/id-card', '/cards'],
  ['/details', '/treatments-of'],
  ['/history', '/earlier'],
  ['/claims/:claimType/:claimId/:memberSuffix', '/bills/of/:memberSuffix/:claimType/:claimId'],
  ['/claims', '/bills'],
  ['/logout', '/leave'],
  ['/error', '/trouble'],
  ['/login', '/sign-in'],
  ['/home', '/start'],
  ['/eobs', '/statements'],
] as const

/** Links of manifests stand in quotation marks, or in the round brackets of Markdown. */
const moved = (text: string) =>
  moves.reduce((moving, [from, to]) => moving.replace(new RegExp(`(?<=["(])${from}(?=["/?#)])`, 'g'), to), text)

/** True for an address where no made brand has a screen. */
export const isOldAddress = (path: string) => moves.some(([from]) => new RegExp(`^${from}(?=$|[/?#])`).test(path))

/** The shipped brands with many of their screens at other addresses, as their manifests say; nothing else of them differs. */
export async function movedBrands(): Promise<CompiledManifest[]> {
  const folder = await manifestFiles(resolve(import.meta.dirname, '../../manifests'))
  const files = folder.files.map(file => ({ ...file, text: moved(file.text) }))
  return checkedManifests({ ...folder, files }).brands.map(({ manifest }) =>
    compileManifest(manifest, ({ error }) => {
      throw error
    }),
  )
}
