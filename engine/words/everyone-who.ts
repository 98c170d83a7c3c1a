import { joined, type Saying, sayingInWords } from './saying.ts'

/** Those of whom something is true, as a noun phrase: "every subscriber who has an active medical plan". */
export function everyoneWho(saying: Saying): string {
  const parts = saying.kind === 'all' ? saying.parts : [saying]
  if (parts.length === 0) return 'everyone'
  const person = parts.find(part => part.kind === 'phrase' && part.noun !== undefined)
  if (person?.kind !== 'phrase' || person.noun === undefined) return `everyone who ${sayingInWords(saying)}`
  const rest = parts.filter(part => part !== person)
  return rest.length === 0 ? `every ${person.noun}` : `every ${person.noun} who ${sayingInWords(joined('all', rest))}`
}
