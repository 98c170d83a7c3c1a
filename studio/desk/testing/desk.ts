import { DraftStore } from '../model/draft-store.ts'
import type { Saved, ServedDraft } from '../model/served-draft.ts'

export const path = 'acme/home.json'
export const file = (title: string, body = 'Text') =>
  `{ "set": { "a": { "id": "a", "title": "${title}", "body": "${body}" } } }\n`
export const draft: ServedDraft = { version: 3, files: new Map([[path, file('One')]]) }

/** A store whose server answers as it is told, and whose shelf outlasts it. */
export function desk(answers: (Saved | Error)[] = [], served = draft, shelf = { text: null as string | null }) {
  const sent: unknown[] = []
  const store = new DraftStore({
    draft: served,
    ...{ soonMs: 1_000_000, pauseMs: 1_000_000, retryMs: 1_000_000 },
    shelf: { read: () => shelf.text, write: text => void Object.assign(shelf, { text }) },
    save: async (version, edits) => {
      sent.push([version, ...edits.map(({ text }) => text)])
      const answer = answers.shift() ?? { version: version + 1 }
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  const text = () => store.state().files.get(path)
  return { store, sent, shelf, text }
}
