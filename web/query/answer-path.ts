/**
 * Places in a document's answer, to five levels, without the positions in lists: 'viewer', 'viewer.family',
 * 'viewer.family.claims'. 'viewer.*' stands for each field below one. A place that the document does not ask for does
 * not compile.
 */
export type AnswerPath<Data, Levels extends 0[] = [0, 0, 0, 0, 0]> = Data extends readonly (infer Item)[]
  ? AnswerPath<Item, Levels>
  : Data extends object
    ? Levels extends [0, ...infer Deeper extends 0[]]
      ? { [Key in keyof Data & string]: Key | Below<Key, NonNullable<Data[Key]>, Deeper> }[keyof Data & string]
      : never
    : never

type Below<Key extends string, Value, Levels extends 0[]> = Value extends object
  ? `${Key}.*` | `${Key}.${AnswerPath<Value, Levels>}`
  : never
