import type { PreferencesRefusal } from '../../../forms/preferences/preferences-refusal.ts'
import type { Refusal } from '../../../forms/refusal.ts'
import type { Saved } from '../../../forms/saved.ts'
import type { AnswerField } from '../../../forms/security-answers/answer-fields.ts'

/** What the action says to each of the screen's forms. */
export interface SettingsAnswer {
  preferences?: PreferencesRefusal | Saved
  answers?: Refusal<AnswerField> | Saved
}
