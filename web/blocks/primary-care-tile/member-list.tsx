import { useId } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'

interface Entry {
  key: string
  target: string
  name: string
  detail: string
}

/** A titled list of members, each row one link; left out with its title when nobody is in it. */
export function MemberList({ heading, entries }: { heading: string; entries: readonly Entry[] }) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <div className="member-list">
      <h3 className="member-list-heading" id={id}>
        {heading}
      </h3>
      <ul className="member-list-rows" aria-labelledby={id}>
        {entries.map(({ key, target, name, detail }) => (
          <li key={key}>
            <Link target={target} className="member-list-row">
              <span className="member-list-name">{name}</span> <span className="member-list-detail">{detail}</span>
              <Icon name="chevron" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
