import { useMutation, useQuery } from '@apollo/client/react'
import { AddAssetDocument, DraftAssetsDocument } from '../../generated/assets.ts'
import { reasonIn } from '../../query/answered.tsx'
import { tell } from '../../shell/tell.tsx'
import { useDesk } from '../desk-context.ts'

/** A picture of the brand, as a form shows it. */
export interface Picture {
  /** As manifests name it: "logo.svg". */
  readonly file: string
  /** Where the studio has it. */
  readonly address: string
  readonly bytes: number
  readonly width: number
  readonly height: number
}

/** Kinds of pictures that manifests may name. */
const drawn = ['svg', 'png', 'jpg', 'webp']
export const accepted = '.svg,.png,.jpg,.jpeg,.webp'
const largest = 1_000_000

/** The pictures of the brand in the draft, and the way to add one: at most 1 MB, checked and cleaned by the server (STUDIO-05). */
export function usePictures(folder: string) {
  const { draft } = useDesk()
  const asked = useQuery(DraftAssetsDocument, { variables: { name: draft?.name ?? '' }, skip: !draft })
  const [addAsset, { loading: isAdding }] = useMutation(AddAssetDocument)
  const { assetList = [] } = asked.data?.draft ?? {}
  const place = `/draft-assets/${encodeURIComponent(draft?.name ?? '')}/`
  const pictures = assetList.flatMap(({ path, address, kind, bytes, width, height }): Picture[] =>
    path.startsWith(`${folder}/`) && drawn.includes(kind ?? '') && width !== null && height !== null
      ? [
          {
            file: path.slice(path.lastIndexOf('/') + 1),
            address: address.replace('/brand-assets/', place),
            ...{ bytes, width: Math.round(width), height: Math.round(height) },
          },
        ]
      : [],
  )

  /** Adds a file to the draft, under a name that no other has; says what it is called, or nothing when it was refused. */
  async function add(file: File): Promise<Picture | undefined> {
    if (!draft) return undefined
    if (file.size > largest) {
      tell(
        `${file.name} has ${(file.size / 1e6).toFixed(1)} MB. A picture has at most 1 MB: make it smaller first.`,
        'error',
      )
      return undefined
    }
    const { store } = draft
    try {
      // The version that is named has to be the newest, with all that was typed.
      await store.saveNow()
      const input = {
        ...{ draftId: draft.id, version: store.state().version, brand: folder },
        ...{ name: freshName(file.name, pictures), content: base64(new Uint8Array(await file.arrayBuffer())) },
      }
      const { data } = await addAsset({ variables: { input } })
      const { asset, removed = [], userErrors = [], draft: saved } = data?.addAsset ?? {}
      // A refusal comes with the draft of somebody else: its texts are not these.
      if (saved && asset) store.sawVersion(saved.version)
      if (!asset) {
        if (userErrors[0]?.code === 'STALE') await store.catchUp()
        tell(`${file.name}: ${userErrors[0]?.message ?? 'it could not be added.'}`, 'error')
        return undefined
      }
      const name = asset.path.slice(asset.path.lastIndexOf('/') + 1)
      tell(
        removed.length === 0 ? `${name} is in the draft.` : `${name} is in the draft, without ${removed.join(', ')}.`,
      )
      const { width, height } = asset
      if (width === null || height === null) return undefined
      return { file: name, address: '', bytes: file.size, width: Math.round(width), height: Math.round(height) }
    } catch (error) {
      tell(reasonIn(error as Error), 'error')
      return undefined
    }
  }

  return { pictures, add, isAdding, isKnown: asked.data !== undefined }
}

/** A name that no picture has: one that is in use somewhere would change there as well. */
function freshName(wanted: string, pictures: readonly Picture[]): string {
  const stem = wanted.replace(/\.[^.]*$/, '')
  const taken = new Set(pictures.map(({ file }) => file.replace(/\.[^.]*$/, '')))
  const asKept = (name: string) =>
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  if (!taken.has(asKept(stem))) return stem
  for (let number = 2; ; number += 1) if (!taken.has(asKept(`${stem}-${number}`))) return `${stem}-${number}`
}

function base64(bytes: Uint8Array): string {
  const parts: string[] = []
  // So many at once, as a function takes no more.
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return btoa(parts.join(''))
}
