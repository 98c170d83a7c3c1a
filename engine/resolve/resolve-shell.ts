import { know, type MemberState, type Report } from '../state.ts'
import type { ShellView } from '../view.ts'
import type { CompiledManifest } from './compile-manifest.ts'

/** What surrounds every screen for one person: menus, alerts, footer, error pages, words. */
export function resolveShell(compiled: CompiledManifest, state: MemberState, report?: Report): ShellView {
  const known = know(state, report)
  const { menus, alerts, footer, errors, routes } = compiled
  const { today } = known
  const { siteMapHeading, copyright, accreditation } = footer.words(today)
  // The check of manifests holds that a brand has all words that base has.
  const { shell, common } = compiled.text(today) as unknown as ShellView['text']
  return {
    brand: compiled.shownBrand,
    session: state.facts.session ?? 'none',
    routes: routes.views,
    menus: {
      primary: menus.primary.resolve(known),
      settings: menus.settings.resolve(known),
      utility: menus.utility.resolve(known),
      masthead: menus.masthead.resolve(known),
    },
    alerts: alerts.resolve(known),
    footer: {
      siteMapHeading,
      languageHelp: {
        ...footer.languageHelp.words(today),
        link: footer.languageHelp.link.resolve(known),
        notices: footer.languageHelp.notices.resolve(known),
      },
      policyLinks: footer.policyLinks.resolve(known),
      copyright,
      accreditationLogos: accreditation.logos,
    },
    errors: { ...errors.words(today), pages: errors.pages.resolve(known) },
    text: { shell, common },
    viewport: state.viewport,
    asksViewport: compiled.asksViewport,
  }
}
