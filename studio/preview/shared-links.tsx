import { useMutation, useQuery } from '@apollo/client/react'
import { Button } from '../../web/ui/button/button.tsx'
import { PlainList } from '../../web/ui/plain-list/plain-list.tsx'
import {
  PreviewLinksDocument,
  type SharedLinksFragment,
  SharePreviewDocument,
  TakePreviewBackDocument,
} from '../generated/preview.ts'
import type { PreviewInput } from '../generated/schema-types.ts'
import { When } from '../page/when.tsx'
import { Answered } from '../query/answered.tsx'
import { useDoing } from '../query/use-doing.ts'
import { tell } from '../shell/tell.tsx'
import styles from './shared-links.module.css'

interface Props {
  draftId: string
  /** What is in sight, and where: a new link shows that. */
  shows: PreviewInput
}

/** Links that show the draft to a colleague without a sign-in, and the way to take them back (STUDIO-25). */
export function SharedLinks({ draftId, shows }: Props) {
  const asked = useQuery(PreviewLinksDocument, { variables: { draftId }, fetchPolicy: 'cache-and-network' })
  const [share] = useMutation(SharePreviewDocument)
  const [isDoing, act] = useDoing()
  async function makeOne() {
    let address = ''
    const perform = async () => {
      const { data } = await share({ variables: { input: { draftId, shows } } })
      address = data?.sharePreview.link?.address ?? ''
      return data?.sharePreview
    }
    const isMade = await act(perform, 'The link is made. It lasts seven days.')
    if (isMade) await copy(address)
  }
  return (
    <div className={styles.links}>
      <p>
        Whoever has the link sees this preview without a sign-in, with each version of the draft, for seven days. They
        can change nothing, and see nothing else.
      </p>
      <p>
        <Button size="small" aria-disabled={isDoing || undefined} onClick={() => void makeOne()}>
          Make a link to what is in sight
        </Button>
      </p>
      <Answered of={asked} what="the links">
        {({ node }) =>
          node && 'previewLinks' in node && node.previewLinks.length > 0 ? (
            <PlainList className={styles.list}>
              {node.previewLinks.map(link => (
                <li key={link.key}>
                  <SharedLink draftId={draftId} link={link} />
                </li>
              ))}
            </PlainList>
          ) : (
            <p className={styles.quiet}>No link to this draft lasts.</p>
          )
        }
      </Answered>
    </div>
  )
}

interface LinkProps {
  draftId: string
  link: SharedLinksFragment['previewLinks'][number]
}

function SharedLink({ draftId, link }: LinkProps) {
  const { key, brand, shows, address, author, at, until } = link
  const [takeBack] = useMutation(TakePreviewBackDocument)
  const [isDoing, act] = useDoing()
  const what = `${brand}, ${shows}`
  return (
    <>
      <span>
        <strong>{what}</strong>{' '}
        <span className={styles.quiet}>
          {author}, <When at={at} />; until {lastDay.format(new Date(until))}
        </span>
      </span>
      <Button kind="secondary" size="small" aria-label={`Copy the link to ${what}`} onClick={() => void copy(address)}>
        Copy
      </Button>
      <Button
        kind="quiet"
        size="small"
        aria-disabled={isDoing || undefined}
        aria-label={`Take the link to ${what} back`}
        onClick={() =>
          void act(
            async () => (await takeBack({ variables: { input: { draftId, key } } })).data?.takePreviewBack,
            'The link is taken back: it shows nothing any more.',
          )
        }
      >
        Take back
      </Button>
    </>
  )
}

const lastDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** Puts a link on the clipboard; where the browser does not let us, the link is in the list. */
async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    tell('The link is copied.')
  } catch {
    tell('The browser did not let the studio copy the link. Try "Copy" in the list of links.', 'error')
  }
}
