import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Path } from '../../engine/json.ts'
import { followed, type SchemaPart, schemaOf } from '../../engine/schema/manifest-schema.ts'
import { surfaceTitles } from '../../engine/schema/surfaces.ts'
import type { Surface } from '../../schema/generated/manifests.ts'
import { useCheck } from '../check/use-check.ts'
import { DeskProvider } from '../desk/desk-context.ts'
import { DraftFrame, useFolder } from '../desk/draft-frame.tsx'
import form from '../desk/form/form.module.css'
import { MistakeList } from '../desk/mistake-list.tsx'
import { mistakesUnder, placed, placeOfPath } from '../desk/model/place-of-mistake.ts'
import { sharedFolder, surfaceOf } from '../desk/model/surface.ts'
import { useOpenedDraft } from '../desk/opened-draft.tsx'
import { useDeskContext } from '../desk/use-desk-context.ts'
import { useFiles, useVersion } from '../desk/use-draft.ts'
import { draftAddress } from '../drafts/draft-list.tsx'
import { BeforeAfter } from './before-after.tsx'
import { Colors } from './colors.tsx'
import { FontField } from './font-field.tsx'
import { SurfaceField } from './surface-field.tsx'
import styles from './theme.module.css'

/** Parts of the screen, of which narrow windows show one at a time. */
const panes = ['Look', 'Before and after'] as const

/** How a brand looks: colours with their contrast, type, shapes and pictures, and the page before and after (STUDIO-13). */
export function Component() {
  const opened = useOpenedDraft()
  const { store, draft } = opened
  const navigate = useNavigate()
  const files = useFiles(store)
  const version = useVersion(store)
  const { folders, folder } = useFolder(files, opened.data)
  const brand = folder.key
  const [pane, setPane] = useState<(typeof panes)[number]>('Look')
  const context = useDeskContext(opened, files, brand)
  const { mistakes: found, isBroken } = useCheck(files, opened.draft.assets)
  const mistakes = useMemo(() => found?.map(mistake => placed(files, mistake)), [found, files])
  const fieldsOf = (surface: Surface) => {
    const own = mistakes?.filter(({ path }) => path === `${brand}/${surface}.json`) ?? []
    return {
      ...{ spot: { files, brand, surface }, root: surfaceOf(files, brand, surface), store, mayEdit: folder.mayEdit },
      mistakesAt: (path: Path) => mistakesUnder(files, own, path),
    }
  }
  const theme = fieldsOf('theme')
  const pictures = fieldsOf('brand')
  // Base has no members: its look is that of the first brand.
  const shown = folders.find(({ key }) => key === brand && key !== sharedFolder) ?? folders[0]

  return (
    <DeskProvider value={context}>
      <DraftFrame
        {...{ opened, folders, folder, mistakes }}
        choices={
          <div className={styles.panes}>
            {panes.map(name => (
              <button key={name} type="button" aria-pressed={pane === name} onClick={() => setPane(name)}>
                {name}
              </button>
            ))}
          </div>
        }
      >
        <div className={styles.desk} data-pane={pane}>
          <section className={styles.look} aria-label="Look" data-edits>
            <section aria-labelledby="colors">
              <h2 id="colors">Colours</h2>
              <Colors {...theme} theme={theme.root} schema={partOf('theme', 'colors')} />
            </section>
            <section aria-labelledby="type" className={form.form}>
              <h2 id="type">Type</h2>
              <FontField {...theme} of="body" help={helpOf('fonts', 'body')} />
              <FontField {...theme} of="heading" help={helpOf('fonts', 'heading')} />
              <SurfaceField {...theme} path={['type', 'base']} schema={partOf('theme', 'type', 'base')} />
              <SurfaceField
                {...theme}
                path={['style', 'headingWeight']}
                schema={partOf('theme', 'style', 'headingWeight')}
              />
              <details>
                <summary>Typefaces that come with the brand</summary>
                <SurfaceField {...theme} path={['typefaces']} schema={partOf('theme', 'typefaces')} />
              </details>
            </section>
            <section aria-labelledby="shapes" className={form.form}>
              <h2 id="shapes">Shapes</h2>
              {[...shapes('style', ['header', 'cards', 'buttons', 'targets']), ...shapes('radius')].map(path => (
                <SurfaceField key={path.join(' ')} {...theme} path={path} schema={partOf('theme', ...path)} />
              ))}
            </section>
            {brand !== sharedFolder && (
              <section aria-labelledby="pictures" className={form.form}>
                <h2 id="pictures">Logo and pictures</h2>
                {Object.keys(partOf('brand', 'images').properties ?? {}).map(name => (
                  <SurfaceField
                    key={name}
                    {...pictures}
                    path={['images', name]}
                    schema={partOf('brand', 'images', name)}
                  />
                ))}
              </section>
            )}
          </section>
          <section className={styles.pages} aria-label="Before and after">
            <BeforeAfter draftId={draft.id} {...{ version, brand: shown.key, name: shown.name, isNew: shown.isNew }} />
          </section>
        </div>
        <MistakeList
          {...{ mistakes, isBroken }}
          onGo={({ path, item }) => {
            const there = placeOfPath(path)
            if (there) void navigate(`${draftAddress(draft.name)}?${new URLSearchParams({ ...there, item })}`)
          }}
        />
      </DraftFrame>
    </DeskProvider>
  )
}

/** The schema of a field of a surface. */
function partOf(surface: Surface, ...path: string[]): SchemaPart {
  const start: SchemaPart = schemaOf(surfaceTitles.get(surface) ?? '')
  return path.reduce((part, key) => followed(part).properties?.[key] ?? {}, start)
}

const helpOf = (...path: string[]) => followed(partOf('theme', ...path)).description ?? ''

const shapes = (group: string, fields = Object.keys(partOf('theme', group).properties ?? {})) =>
  fields.map(field => [group, field])
