import { useState } from 'react'
import { addressOf, type GalleryChoice } from './gallery-choice.ts'

interface Props {
  stories: readonly { id: string; title: string }[]
  choice: GalleryChoice
  current: string | undefined
  onChoose: (id: string) => void
}

/** The stories as links, blocks first, with a filter by name. A link can be copied, or opened in another tab. */
export function StoryList({ stories, choice, current, onChoose }: Props) {
  const [wanted, setWanted] = useState('')
  const fits = ({ id, title }: { id: string; title: string }) =>
    `${id} ${title}`.toLowerCase().includes(wanted.trim().toLowerCase())
  const groups = Map.groupBy(stories.filter(fits), ({ id }) => (id.startsWith('blocks/') ? 'Blocks' : 'Components'))
  return (
    <nav className="stories" aria-label="Stories">
      <label>
        Find
        <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>
      {[...groups].map(([group, members]) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group}>{group}</h2>
          <ul>
            {members.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={addressOf({ ...choice, story: id })}
                  aria-current={id === current ? 'page' : undefined}
                  onClick={event => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return
                    event.preventDefault()
                    onChoose(id)
                  }}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.size === 0 && stories.length > 0 && <p>No story has that in its name.</p>}
    </nav>
  )
}
