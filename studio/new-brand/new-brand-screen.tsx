import { useApolloClient } from '@apollo/client/react'
import { type FocusEvent, type FormEvent, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { asJsonObject, isJsonObject, type JsonObject } from '../../engine/json.ts'
import { brandFiles } from '../../engine/new-brand/brand-files.ts'
import { type NewBrandEntry, type NewBrandGround, newBrandMistakes } from '../../engine/new-brand/new-brand-mistakes.ts'
import { Button } from '../../web/ui/button/button.tsx'
import { messageOf } from '../check/message-of.ts'
import { useCheck } from '../check/use-check.ts'
import { DraftFrame, useFolder } from '../desk/draft-frame.tsx'
import { mayEditAll } from '../desk/model/folders-of.ts'
import { placed } from '../desk/model/place-of-mistake.ts'
import { type Files, rootOf, sharedFolder, surfaceOf } from '../desk/model/surface.ts'
import { useOpenedDraft } from '../desk/opened-draft.tsx'
import { useFiles } from '../desk/use-draft.ts'
import { draftAddress } from '../drafts/draft-list.tsx'
import { DraftAssetsDocument } from '../generated/assets.ts'
import { EntryField } from '../page/entry-field.tsx'
import { tell } from '../shell/tell.tsx'
import styles from './new-brand.module.css'

const nothing: NewBrandEntry = { name: '', id: '', domainId: '', host: '', primary: '' }

/** A new brand in five fields: its files go into the draft, where it can be looked at at once (STUDIO-15). */
export function Component() {
  const opened = useOpenedDraft()
  const { store, draft, data } = opened
  const navigate = useNavigate()
  const client = useApolloClient()
  const files = useFiles(store)
  const { folders, folder } = useFolder(files, data)
  const { mistakes: found } = useCheck(files, draft.assets)
  const all = useMemo(() => found?.map(mistake => placed(files, mistake)), [found, files])
  const ground = useMemo(() => groundIn(files), [files])
  const [entry, setEntry] = useState(nothing)
  // A field says what is wrong with it once it was left for another, or when all of them were sent.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const mistakes = newBrandMistakes(entry, ground)

  async function begin(event: FormEvent) {
    event.preventDefault()
    setLeft(new Set(Object.keys(nothing)))
    const [first] = mistakes.keys()
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setSending(true)
    const { id, name } = entry
    store.edit(`Begin ${name.trim()}`, filesOf(entry))
    await store.saveNow()
    // Forms choose from its pictures at once; without them they ask for themselves.
    const variables = { name: draft.name }
    await client.query({ query: DraftAssetsDocument, variables, fetchPolicy: 'network-only' }).catch(() => undefined)
    setSending(false)
    tell(`${name.trim()} is in the draft. Members see nothing of it until the draft is published.`)
    await navigate(`${draftAddress(draft.name)}/theme?brand=${id}`)
  }

  const fieldOf = (field: keyof NewBrandEntry) => {
    const mistake = left.has(field) ? mistakes.get(field) : undefined
    return {
      name: field,
      value: entry[field],
      required: field !== 'primary',
      onValue: (value: string) => setEntry({ ...entry, [field]: value }),
      // A message that comes between pressing the button and letting it go would move it away.
      onBlur: ({ relatedTarget }: FocusEvent<HTMLInputElement>) => {
        if (entry[field] !== '' && relatedTarget instanceof HTMLInputElement) setLeft(new Set([...left, field]))
      },
      ...(mistake && { problem: messageOf(mistake) }),
    }
  }
  const right = left.has('primary') ? mistakes.get('primary')?.right : undefined
  return (
    <DraftFrame {...{ opened, folders, folder }} isOfBrand={false} mistakes={all}>
      <div className={styles.screen}>
        <h2>A new brand</h2>
        {mayEditAll(data) ? (
          <form ref={form} className={styles.form} noValidate onSubmit={event => void begin(event)}>
            <p>
              Five fields are enough: whatever a brand does not say comes from what all brands share. Its logo is made
              of its name until there is a real one.
            </p>
            <EntryField
              label="Name"
              hint="As members read it."
              {...fieldOf('name')}
              onValue={name => setEntry(named(entry, name))}
            />
            <EntryField
              label="Folder"
              hint="A short name for links and roles: small letters and hyphens. It stays."
              {...fieldOf('id')}
            />
            <EntryField
              label="Domain id"
              hint="The number by which the gateway knows the brand."
              inputMode="numeric"
              {...fieldOf('domainId')}
            />
            <EntryField label="Host" hint="Where its members come, such as members.example.org." {...fieldOf('host')} />
            <div className={styles.color}>
              <EntryField
                label="Main colour"
                hint="As #rrggbb; the rest of the palette follows from it. Empty for that of all brands."
                {...fieldOf('primary')}
              />
              <input
                type="color"
                aria-label="Main colour, from a palette"
                value={/^#[0-9a-f]{6}$/i.test(entry.primary) ? entry.primary : '#000000'}
                onChange={event => {
                  setEntry({ ...entry, primary: event.target.value })
                  setLeft(new Set([...left, 'primary']))
                }}
              />
            </div>
            {right !== undefined && (
              <p>
                <Button kind="secondary" size="small" onClick={() => setEntry({ ...entry, primary: right })}>
                  {`Take ${right}`}
                </Button>
              </p>
            )}
            <p>
              <Button type="submit" disabled={isSending}>
                Begin the brand
              </Button>
            </p>
          </form>
        ) : (
          <p>Your role does not allow this: only an editor of all brands begins one.</p>
        )}
      </div>
    </DraftFrame>
  )
}

/** The folder follows the name as long as nobody typed another. */
function named(entry: NewBrandEntry, name: string): NewBrandEntry {
  return { ...entry, name, ...(entry.id === folderFor(entry.name) && { id: folderFor(name) }) }
}

const folderFor = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .replace(/^[\d-]+/, '')

/** The brand's files as edits of the draft. */
function filesOf({ name, id, domainId, host, primary }: NewBrandEntry) {
  const words = name.trim()
  const brand = { id, domainId: Number(domainId), name: words, legalName: words, hosts: [host] }
  const made = brandFiles({ ...brand, primary: primary === '' ? undefined : primary.toLowerCase() })
  return [...made].map(([path, text]) => ({ path: `${id}/${path}`, text }))
}

/** What other brands of the draft have already. */
function groundIn(files: Files): NewBrandGround {
  const folders = [...new Set([...files.keys()].map(path => path.split('/')[0] ?? ''))]
  const brands = folders
    .filter(folder => folder !== sharedFolder)
    .map(id => {
      const { set } = rootOf(files, `${id}/brand.json`)
      const { domainId, hosts }: JsonObject = isJsonObject(set) ? set : {}
      return { id, domainId: Number(domainId), hosts: Array.isArray(hosts) ? hosts.map(String) : [] }
    })
  const { colors } = surfaceOf(files, sharedFolder, 'theme')
  return { brands, folders, colors: asJsonObject(colors) as unknown as NewBrandGround['colors'] }
}
