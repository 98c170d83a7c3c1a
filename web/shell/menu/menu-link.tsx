import { useLocation } from 'react-router'
import type { MenuItemView } from '../../../engine/view.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { LogOut } from './log-out.tsx'
import { MenuTitle } from './menu-title.tsx'

interface Props {
  item: MenuItemView
  withIcon?: boolean | undefined
}

/** True when the address is the target or lies below it. */
const leadsHere = (target: string, path: string) => path === target || path.startsWith(`${target}/`)

/** One entry of a menu: a link, or the Log out form. The entry of the open screen says so. */
export function MenuLink({ item, withIcon }: Props) {
  const { pathname } = useLocation()
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
      aria-current={item.target === pathname ? 'page' : undefined}
      data-here={leadsHere(item.target, pathname) || undefined}
    >
      {content}
    </Link>
  )
}
