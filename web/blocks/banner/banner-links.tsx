import type { LinkView } from '../../../engine/view.ts'
import { ButtonLink } from '../../ui/button/button.tsx'

/** The links of a banner. */
export function BannerLinks({ links }: { links: readonly LinkView[] }) {
  return links.map(({ id, target, newTab, title }) => (
    <ButtonLink key={id} kind="secondary" target={target} newTab={newTab}>
      {title}
    </ButtonLink>
  ))
}
