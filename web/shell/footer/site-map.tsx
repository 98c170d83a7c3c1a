import { useCommon } from '../common/common-view.ts'
import { inPlace } from '../menu/menu-bar.tsx'
import { MenuLink } from '../menu/menu-link.tsx'
import { MenuList } from '../menu/menu-list.tsx'
import styles from './footer.module.css'

/** One on every page, and drawn before the rest of it, where React would count from one again. */
const headingId = 'site-map'

/** Every page of the main menu, those without subpages first; the style sheet shows it on desktop only (SHELL-02). */
export function SiteMap() {
  const { footer, menus } = useCommon()
  const items = inPlace(menus.primary, 'site-map')
  if (items.length === 0) return null
  return (
    <nav aria-labelledby={headingId} className={styles.siteMap} data-print="hidden">
      <h2 id={headingId}>{footer.siteMapHeading}</h2>
      <div className={styles.pages}>
        <MenuList items={items.filter(item => !item.items?.length)} />
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where the bullets are hidden */}
        <ul role="list" className={styles.columns}>
          {items.map(
            item =>
              item.items &&
              item.items.length > 0 && (
                <li key={item.id}>
                  <MenuLink item={item} />
                  <MenuList items={item.items} />
                </li>
              ),
          )}
        </ul>
      </div>
    </nav>
  )
}
