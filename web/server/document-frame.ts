import escapeHtml from 'escape-html'
import { pageDataId, rootElementId } from '../hydration/page-data.ts'
import { strictMark } from '../hydration/strict.ts'
import type { windowTitle } from '../routing/window-title.tsx'
import type { PageRequest } from './page.ts'

/** Declared before any sheet: the bundler decides which sheet comes first, and a layer ranks by its first mention. */
const layerOrder = '@layer reset, tokens, base, ui, shell, blocks, areas;'

/** Marks the end of what React rendered: `rel=expect` waits for the start of an element, not for its end. */
const pageEndId = 'page-end'

export interface Frame extends Pick<PageRequest, 'nonce' | 'style' | 'revision'> {
  language: string
  title: ReturnType<typeof windowTitle>
  /** The page's data as JSON for script. */
  data: string
  /** Addresses of all sheets, the theme's first. */
  styles: readonly string[]
  /** Addresses. The entry would request `early` and `screen` only when it runs, a round trip later. */
  scripts: { entry: string; early: readonly string[]; screen: readonly string[] }
}

/**
 * The HTML before and after what React renders. No inline script runs: the loaders' data is inert JSON, the one module
 * carries the nonce, and the theme arrives with the first bytes so that nothing flashes. The first paint waits for the
 * whole of what React rendered, so that nothing moves while the rest arrives. Script comes last and at low priority: the
 * page is complete without it, and on a slow line it would take bandwidth from the styles that the first paint needs.
 */
export function documentFrame({ styles, scripts, nonce, style, revision, language, title, data }: Frame): {
  before: string
  after: string
} {
  const sheets = styles.map(href => `<link rel="stylesheet" href="${escapeHtml(href)}">`)
  const module = (href: string) =>
    `<link rel="modulepreload" href="${escapeHtml(href)}" fetchpriority="low" nonce="${escapeHtml(nonce)}">`
  const shapes = `data-header="${style.header}" data-cards="${style.cards}" data-buttons="${style.buttons}" data-targets="${style.targets}"`
  const drawnOf = revision === undefined ? '' : ` data-revision="${escapeHtml(revision)}"`
  const before = [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}" ${shapes}${drawnOf}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="format-detection" content="telephone=no">',
    `<title${title.language === undefined ? '' : ` lang="${title.language}"`}>${escapeHtml(title.text)}</title>`,
    // Where react-aria looks for the nonce of the one style element it adds; the attribute hides it from style sheets.
    `<meta property="csp-nonce" nonce="${escapeHtml(nonce)}">`,
    `<style nonce="${escapeHtml(nonce)}">${layerOrder}</style>`,
    ...sheets,
    `<link rel="expect" href="#${pageEndId}" blocking="render">`,
    '</head>',
    '<body>',
    `<div id="${rootElementId}"${strictMark}>`,
  ].join('\n')
  const after = [
    '</div>',
    `<template id="${pageEndId}"></template>`,
    `<script type="application/json" id="${pageDataId}">${data}</script>`,
    ...scripts.early.map(module),
    `<script type="module" src="${escapeHtml(scripts.entry)}" fetchpriority="low" nonce="${escapeHtml(nonce)}"></script>`,
    ...scripts.screen.map(module),
    '</body>',
    '</html>',
  ].join('\n')
  return { before, after }
}
