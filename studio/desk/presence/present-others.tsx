import { Link } from 'react-router'
import { surfaces } from '../../../engine/schema/surfaces.ts'
import { PlainList } from '../../../web/ui/plain-list/plain-list.tsx'
import { draftAddress } from '../../drafts/draft-list.tsx'
import { labelOf } from '../form/labels.ts'
import type { Folder } from '../model/folders-of.ts'
import { nodeOf, treeOf } from '../model/item-tree.ts'
import { type Files, surfaceOf } from '../model/surface.ts'
import type { OpenedDraft } from '../opened-draft.tsx'
import { Initials } from './initials.tsx'
import styles from './presence.module.css'
import type { Other, Place } from './use-presence.ts'

interface Props {
  opened: OpenedDraft
  files: Files
  folders: readonly Folder[]
}

/** Who else is in the draft, each with the way to where they are; nothing while nobody is (STUDIO-30). */
export function PresentOthers({ opened: { draft, others, place }, files, folders }: Props) {
  if (others.length === 0) return null
  return (
    <PlainList className={styles.others} aria-label="Also in this draft">
      {others.map(other => {
        const to = wayTo(other, files)
        return (
          <li key={other.name}>
            <Initials name={other.name} />
            <span>
              {other.name}
              {to && isSame(other, place) && ', here too'}
              {to && !isSame(other, place) && (
                <>
                  {' at '}
                  <Link to={`${draftAddress(draft.name)}${to.address}`} replace>
                    {[to.words, brandIn(folders, other, place)].filter(Boolean).join(', ')}
                  </Link>
                </>
              )}
            </span>
          </li>
        )
      })}
    </PlainList>
  )
}

const isSame = (one: Place, other: Place) => one.path === other.path && one.item === other.item

/** Screens of a draft that are about one surface. */
const screens: Readonly<Record<string, string>> = { theme: '/theme', text: '/words' }

/** Where somebody is in words, and the address of it within the draft; undefined where they are nowhere in particular. */
function wayTo({ path, item }: Other, files: Files): { words: string; address: string } | undefined {
  const [brand = '', file = ''] = path.split('/')
  const surface = surfaces.find(name => `${name}.json` === file)
  if (!surface) return undefined
  const screen = screens[surface]
  if (screen !== undefined && item === '')
    return { words: labelOf(surface), address: `${screen}?${new URLSearchParams({ brand })}` }
  const node = nodeOf(treeOf(surface, surfaceOf(files, brand, surface)).items, item)
  const search = new URLSearchParams({ brand, surface, ...(item !== '' && { item }) })
  return { words: node?.name ?? (item || labelOf(surface)), address: `?${search}` }
}

/** The brand that somebody is at, where it is another one than the viewer's. */
function brandIn(folders: readonly Folder[], other: Place, here: Place): string | undefined {
  const [folder] = other.path.split('/')
  return here.path.startsWith(`${folder}/`) ? undefined : folders.find(({ key }) => key === folder)?.name
}
