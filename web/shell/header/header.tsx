import type { MenuItemView } from '../../../engine/view.ts'
import { useShell } from '../../screen/shell-data.ts'
import { Link } from '../../ui/link/link.tsx'
import { CommonPart } from '../common/common-part.tsx'
import { type CommonView, useCommon } from '../common/common-view.ts'
import { LanguageSwitch } from '../common/language-switch.tsx'
import { inPlace, MenuEntries } from '../menu/menu-bar.tsx'
import { MenuLinks } from '../menu/menu-list.tsx'
import { useShellText } from '../use-shell-text.ts'
import { AccountPopup } from './account-popup.tsx'
import { AlertIcon } from './alert-icon.tsx'
import { ChatEntry } from './chat-entry.tsx'
import { GroupSwitch } from './group-switch.tsx'
import styles from './header.module.css'

/** The top of every page: help and session first, then the brand, the main menu, alerts and the account menu. */
export function Header() {
  const text = useShellText()
  return (
    <header className={styles.header} data-print="hidden">
      <div className={styles.top}>
        <div className={styles.row}>
          <Masthead />
          <GroupSwitch />
          <LanguageSwitch className={styles.languages} />
          <nav aria-label={text('utilityMenu')} className={styles.utility}>
            <ChatEntry />
            <CommonPart name="utility" as="ul" role="list" of={UtilityEntries} />
          </nav>
        </div>
      </div>
      <div className={styles.main}>
        <div className={styles.row}>
          <Brand />
          <PrimaryMenu />
          <div className={styles.own}>
            <AlertIcon />
            <AccountPopup />
          </div>
        </div>
      </div>
    </header>
  )
}

/** The brand's logo, the small one on phone width (SHELL-17); the browser chooses, so nothing jumps. */
function Brand() {
  const { brand } = useShell().shell
  const text = useShellText()
  const { logo, phoneLogo } = brand.images
  return (
    <Link target="/" className={styles.brand} aria-label={text('logoLink', { brandName: brand.name }) || brand.name}>
      <picture>
        <source media="(width < 768px)" srcSet={phoneLogo.src} width={phoneLogo.width} height={phoneLogo.height} />
        <img src={logo.src} alt={logo.alt} width={logo.width} height={logo.height} />
      </picture>
    </Link>
  )
}

/** The brand's own entries and the products that the member is eligible for (SHELL-21, SHELL-22, SHELL-29). */
function Masthead() {
  const { shell, viewer } = useShell()
  const text = useShellText()
  const items = [...shell.menus.masthead, ...eligibleProducts(viewer?.family?.products ?? [])]
  if (items.length === 0) return null
  return (
    <nav aria-label={text('mastheadMenu')} className={styles.masthead}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where the bullets are hidden */}
      <ul role="list">
        <MenuEntries items={items} />
      </ul>
    </nav>
  )
}

interface Product {
  name: string
  eligible: boolean
  url: string | null
}

/** Products as masthead links: only those that the member is eligible for and that lead somewhere safe (SHELL-29). */
const eligibleProducts = (products: readonly Product[]): MenuItemView[] =>
  products.flatMap(({ name, eligible, url }) =>
    eligible && url && /^(https:\/\/|\/(?!\/))/.test(url)
      ? [{ id: `product-${name}`, title: name, target: url, newTab: url.startsWith('https:') }]
      : [],
  )

/** The primary menu at the top; on phone width the bottom navigation takes its place. */
function PrimaryMenu() {
  const text = useShellText()
  if (topItems(useCommon()).length === 0) return null
  return (
    <nav aria-label={text('primaryMenu')} className={styles.primary}>
      <CommonPart name="primary" as="ul" role="list" of={PrimaryEntries} />
    </nav>
  )
}

const topItems = ({ menus }: Pick<CommonView, 'menus'>) => inPlace(menus.primary, 'top')

export const PrimaryEntries = () => <MenuEntries items={topItems(useCommon())} />

export const UtilityEntries = () => <MenuLinks items={useCommon().menus.utility} />
