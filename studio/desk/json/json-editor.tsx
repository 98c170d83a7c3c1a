import {
  autocompletion,
  type Completion,
  type CompletionContext,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language'
import { lintKeymap, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { Annotation, EditorState, type Extension } from '@codemirror/state'
import { EditorView, highlightActiveLine, hoverTooltip, keymap, lineNumbers } from '@codemirror/view'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { useEffect, useRef } from 'react'
import { placeOf } from '../model/item-edits.ts'
import { partBetween } from '../model/step.ts'
import { editorLook } from './editor-look.ts'
import type { EditorProps } from './editor-props.ts'
import { hoverAt } from './hover-at.ts'
import { marksOf } from './marks-of.ts'
import { offersAt } from './offers-at.ts'

/** A change that came from outside: from the form, from undo, from somebody else's save. */
const fromOutside = Annotation.define<true>()

/**
 * The text of a file in CodeMirror, which is loaded when somebody comes here. It keeps no steps of undo of its own, as the draft has
 * them, and leaves Tab to whoever goes on by keys (STUDIO-08, STUDIO-31).
 */
export default function JsonEditor(props: EditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  // What the editor asks for later is of then.
  const now = useRef(props)
  useEffect(() => {
    now.current = props
  })
  const { text, item, mistakes, readOnly, label, describedBy } = props

  useEffect(() => {
    if (!place.current) return
    const { text: doc } = now.current
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc,
        extensions: [
          ...extensionsOver(() => now.current),
          EditorState.readOnly.of(readOnly),
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': describedBy, tabindex: '0' }),
        ],
      }),
    })
    view.current = made
    return () => made.destroy()
  }, [label, describedBy, readOnly])

  useEffect(() => {
    const current = view.current
    const before = current?.state.doc.toString() ?? text
    if (!current || before === text) return
    const { at: from, removed, added } = partBetween('', before, text)
    const changes = { from, to: from + removed.length, insert: added }
    current.dispatch({ changes, annotations: fromOutside.of(true) })
  }, [text])

  useEffect(() => {
    const current = view.current
    if (!current) return
    const marks = marksOf(current.state.doc.toString(), mistakes)
    const diagnostics = marks.map(mark => ({ ...mark, severity: 'error' as const }))
    current.dispatch(setDiagnostics(current.state, diagnostics))
  }, [mistakes])

  useEffect(() => {
    const { text: doc, spot } = now.current
    const tree = parseTree(doc)
    const way = item === '' ? undefined : placeOf(spot, item)
    const anchor = tree && way && findNodeAtLocation(tree, way)?.offset
    if (anchor === undefined) return
    view.current?.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'start' }) })
  }, [item])

  return <div ref={place} />
}

/** The nonce by which the page's policy lets styles in. */
const nonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

const extensionsOver = (now: () => EditorProps): Extension[] => [
  EditorView.cspNonce.of(nonce()),
  lineNumbers(),
  foldGutter(),
  json(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightActiveLine(),
  highlightSelectionMatches(),
  autocompletion({ override: [context => complete(context, now())], icons: false }),
  hoverTooltip(({ state }, position) => {
    const { spot, names } = now()
    const found = hoverAt(spot, state.doc.toString(), position, names)
    if (!found) return null
    return { pos: found.from, end: found.to, create: () => ({ dom: wordsOf(found.title, found.text) }) }
  }),
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...searchKeymap,
    ...foldKeymap,
    ...lintKeymap,
    ...defaultKeymap,
  ]),
  EditorView.updateListener.of(({ docChanged, transactions, state }) => {
    if (!docChanged || transactions.some(each => each.annotation(fromOutside))) return
    now().onChange(state.doc.toString(), state.doc.lineAt(state.selection.main.head).number)
  }),
  editorLook,
]

/** Characters of what is said of an offer in its own line. */
const shortWords = 40

function complete({ state, pos, explicit }: CompletionContext, { spot, names }: EditorProps) {
  const { from, to, offers } = offersAt(spot, state.doc.toString(), pos, names)
  // Without a word begun, only who asks is told.
  if (offers.length === 0 || (from === pos && !explicit)) return null
  const options = offers.map(
    ({ label, says, text, caret }): Completion => ({
      label,
      ...(says.length <= shortWords ? { detail: says } : { info: says }),
      apply: (view: EditorView) =>
        view.dispatch({ changes: { from, to, insert: text }, selection: { anchor: from + caret } }),
    }),
  )
  const word = state.sliceDoc(from, pos).replace(/^"/, '')
  return { from: pos - word.length, options, validFor: /^[\w$/.:-]*$/ }
}

function wordsOf(title: string, text: string): HTMLElement {
  const dom = document.createElement('div')
  const name = document.createElement('strong')
  name.textContent = title
  const words = document.createElement('p')
  words.textContent = text
  dom.append(name, words)
  return dom
}
