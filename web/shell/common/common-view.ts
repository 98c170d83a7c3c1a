import { createContext, use } from 'react'
import type { MenuItemView, ShellView } from '../../../engine/view.ts'
import { pathsIn } from '../../../schema/path-of.ts'
import type { ShellQuery } from '../../generated/shell.ts'
import { documentPaths } from '../../ui/link/addresses.ts'

/**
 * What menus and footer are drawn from: all that they depend on, and nothing besides, so that the server can draw them once
 * for all whom they look the same to. Plain JSON.
 */
export interface CommonView {
  /** The path in sight, which menus mark. */
  here: string
  logOut: string
  /** Paths of the portal that are opened by loading a page. */
  documents: readonly string[]
  menus: Pick<ShellView['menus'], 'primary' | 'settings' | 'utility'>
  footer: ShellView['footer']
  footerImage: ShellView['brand']['images']['footer']
  accreditations: ShellQuery['accreditations']
  words: ShellView['text']['common']
  /** The language of all of it, and all languages of the brand. */
  language: string
  languages: ShellView['brand']['languages']
  text: Pick<ShellView['text']['shell'], 'accreditation' | 'myAccount' | 'policyLinks'>
}

export function commonView({ shell, accreditations }: ShellQuery, here: string): CommonView {
  const { routes, menus, footer, brand, text } = shell
  const { primary, settings, utility } = menus
  const { accreditation, myAccount, policyLinks } = text.shell
  const pathOf = pathsIn(routes)
  return {
    here,
    logOut: pathOf('logout'),
    documents: [...documentPaths(pathOf)],
    menus: { primary, settings, utility },
    footer,
    footerImage: brand.images.footer,
    accreditations,
    words: text.common,
    language: brand.language,
    languages: brand.languages,
    text: { accreditation, myAccount, policyLinks },
  }
}

export const CommonContext = createContext<CommonView | undefined>(undefined)

export function useCommon(): CommonView {
  const view = use(CommonContext)
  if (!view) throw new Error('A part of the shell is drawn outside of it')
  return view
}

/** The member's own pages begin here. */
export const accountItem = ({ menus }: Pick<CommonView, 'menus'>): MenuItemView | undefined =>
  menus.primary.find(({ id }) => id === 'account')
