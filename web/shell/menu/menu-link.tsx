import { Fragment } from 'react'
import type { MenuItemView } from '../../../engine/view.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { useCommon } from '../common/common-view.ts'
import { LogOut } from './log-out.tsx'

interface Props {
  item: MenuItemView
  withIcon?: boolean | undefined
}

/** True when the address is the target or lies below it. */
export const leadsHere = (target: string, path: string) => path === target || path.startsWith(`${target}/`)

/** One entry of a menu: a link, or the Log out form. The entry of the current screen is marked. */
export function MenuLink({ item, withIcon }: Props) {
  const { here } = useCommon()
  const content = (
    <>
      {withIcon && item.icon && <Icon name={item.icon} />}
      <MenuTitle title={item.title} />
    </>
  )
  if (item.action === 'log-out') return <LogOut>{content}</LogOut>
  return (
    <Link
      target={item.target}
      newTab={item.newTab}
      aria-current={item.target.replace(/\?.*$/, '') === here ? 'page' : undefined}
      data-here={leadsHere(item.target, here) || undefined}
    >
      {content}
    </Link>
  )
}

/** A title that may break after a slash, so that "Claims/EOBs" fits a narrow place. */
export function MenuTitle({ title }: { title: string }) {
  const [first, ...others] = title.split('/')
  return (
    <span>
      {first}
      {others.map(part => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}
