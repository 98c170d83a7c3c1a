import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const theme = EditorView.theme({
  '&': {
    border: '1px solid var(--field-border)',
    borderRadius: 'var(--radius-medium)',
    background: 'var(--color-surface)',
    color: 'var(--color-text)',
    fontSize: 'var(--text-small)',
    maxBlockSize: 'calc(100dvh - 19rem)',
    minBlockSize: '14rem',
  },
  '&.cm-focused': { outline: '3px solid var(--color-focus)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.55', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--color-text)', paddingBlock: 'var(--space-2)' },
  '.cm-gutters': {
    background: 'var(--color-surface-muted)',
    color: 'var(--color-text-muted)',
    borderInlineEnd: '1px solid var(--rule)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'var(--color-primary-soft)' },
  '.cm-selectionMatch, &.cm-focused .cm-matchingBracket': {
    background: 'var(--color-warning-soft)',
    outline: '1px solid var(--color-border)',
  },
  '.cm-tooltip': {
    maxInlineSize: 'min(30rem, 90vw)',
    border: '1px solid var(--color-border)',
    borderRadius: 'var(--radius-medium)',
    background: 'var(--color-surface)',
    color: 'var(--color-text)',
    fontFamily: 'var(--font-body)',
    fontSize: 'var(--text-small)',
  },
  '.cm-tooltip.cm-tooltip-hover, .cm-completionInfo': { padding: 'var(--space-2) var(--space-3)' },
  '.cm-tooltip p': { margin: '0' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { maxBlockSize: '16rem', fontFamily: 'var(--font-code)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { paddingBlock: '0.25rem', paddingInline: 'var(--space-2)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--color-primary)',
    color: 'var(--color-on-primary)',
  },
  '.cm-completionDetail': { fontFamily: 'var(--font-body)', fontStyle: 'normal', marginInlineStart: 'var(--space-2)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-error)',
    textUnderlineOffset: '3px',
  },
  '.cm-diagnostic-error': { borderInlineStart: '4px solid var(--color-error)' },
  '.cm-panels': { background: 'var(--color-surface-muted)', color: 'var(--color-text)' },
  '.cm-panels input, .cm-panels button': { fontSize: 'var(--text-small)' },
})

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--color-primary)' },
  { tag: tags.string, color: 'var(--color-success)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--color-warning)' },
])

/** How the editor looks: by the studio's own properties, so that it is dark where the studio is. */
export const editorLook: Extension = [theme, syntaxHighlighting(colors)]
