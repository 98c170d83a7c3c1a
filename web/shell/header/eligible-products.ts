import type { MenuItemView } from '../../../engine/view.ts'

interface Product {
  name: string
  eligible: boolean
  url: string | null
}

/** Products as masthead links: only those that the member is eligible for and that lead somewhere safe (SHELL-29). */
export const eligibleProducts = (products: readonly Product[]): MenuItemView[] =>
  products.flatMap(({ name, eligible, url }) =>
    eligible && url && /^(https:\/\/|\/(?!\/))/.test(url)
      ? [{ id: `product-${name}`, title: name, target: url, newTab: url.startsWith('https:') }]
      : [],
  )
