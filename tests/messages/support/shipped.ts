import { resolve } from 'node:path'
import { type CheckedManifests, checkManifests } from '../../../engine/check/check-manifests.ts'
import { manifestFiles } from '../../../server/content/manifest-files.ts'
import { isSpecified } from '../../manifests/support/specified-brands.ts'

const folder = resolve(import.meta.dirname, '../../../manifests')
const { files: all, imageAddress } = await manifestFiles(folder)
const files = all.filter(({ path }) => isSpecified(path))
const own = (path: string) => path.split('/').slice(-2).join('/')

/** The text of a shipped manifest file: "base/home.json". */
export const shippedText = (file: string): string => files.find(({ path }) => own(path) === file)?.text ?? ''

const folderOf = (file: string) => file.split('/')[0]

/** Brands do not see one another, except for what tells them apart. */
const concerns = (path: string, file: string) =>
  file === '' ||
  folderOf(file) === 'base' ||
  file.endsWith('/brand.json') ||
  ['base', folderOf(file)].includes(folderOf(own(path)))

/** Checks the shipped manifests with another text of one file: every brand that the file has to do with. */
export const checkWith = (file: string, text: string): CheckedManifests =>
  checkManifests(
    files
      .filter(({ path }) => concerns(path, file))
      .map(({ path, text: shipped }) => ({
        path: `manifests/${own(path)}`,
        text: own(path) === file ? text : shipped,
      })),
    imageAddress,
  )
