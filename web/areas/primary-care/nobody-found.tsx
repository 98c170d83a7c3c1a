import { useLocation } from 'react-router'
import { withQuery } from '../../ui/address/with-query.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { widerRadius } from './radius-choices.ts'

interface Props {
  radius: number
  /** True when there are some, but none on this page. */
  beyond: boolean
  text: Readonly<Record<string, string>>
}

/** What to do when a search found nobody: look further away, one step of it at a click (PCP-15). */
export function NobodyFound({ radius, beyond, text }: Props) {
  const say = sayFrom(text)
  const { pathname, search } = useLocation()
  const now = new URLSearchParams(search)
  const miles = widerRadius(radius)
  if (beyond)
    return (
      <Empty icon="search" title={say('beyondTitle')}>
        <ButtonLink kind="secondary" target={withQuery(pathname, now, { page: undefined })}>
          {say('firstPage')}
        </ButtonLink>
      </Empty>
    )
  if (miles === undefined)
    return (
      <Empty icon="search" title={say('noneTitle')}>
        <p>{say('noneWidest')}</p>
      </Empty>
    )
  return (
    <Empty icon="search" title={say('noneTitle')}>
      <p>{say('noneHelp')}</p>
      <ButtonLink kind="secondary" target={withQuery(pathname, now, { page: undefined, radius: miles })}>
        {say('wider', { miles })}
      </ButtonLink>
    </Empty>
  )
}
