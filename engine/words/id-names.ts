/** Names of groups, parent groups and programs by their ids, as the gateway knows them. */
export interface IdNames {
  readonly [openSet: string]: { readonly [id: string]: string }
}

/** A group's id stands by itself; a program's number is one only where the word before says so. */
const groupId = /(?<![\w/.:-])("?)(\d{5,})\1(?![\w/:-]|\.\w| \()/g
const programId = /(\bprogram(?:s|Id)?"?(?: is|:)? "?)(\d+)("?)(?![\w/:-]|\.\w| \()/g

/** A text with each id that has a name followed by it (CHECK-27): `groupId is 12345678 (Name of the group)`. */
export const withIdNames = (text: string, names: IdNames): string =>
  text
    .replaceAll(groupId, (written, _, id: string) => {
      const name = names.groupId?.[id] ?? names.parentGroupId?.[id]
      return name === undefined ? written : `${written} (${name})`
    })
    .replaceAll(programId, (written, _, id: string) => {
      const name = names.programId?.[id]
      return name === undefined ? written : `${written} (${name})`
    })

/** The id that a word means: an id, or the name that one has. */
export const idNamed = (openSet: string, word: string, names: IdNames): string =>
  Object.entries(names[openSet] ?? {}).find(([, name]) => name.toLowerCase() === word.toLowerCase())?.[0] ?? word
