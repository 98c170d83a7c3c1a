import type { FactValues, OpenValues } from '../../schema/generated/facts.ts'
import type { FactReader } from '../context/graph-context.ts'

/** Facts and sets of ids that hold whatever the gateway says: those by which somebody described a member for a preview. */
export interface LaidFacts {
  readonly facts: { readonly [Name in keyof FactValues]?: FactValues[Name] | undefined }
  readonly open: { readonly [Name in keyof OpenValues]?: OpenValues[Name] | undefined }
}

/** A reader of a sample member's facts with others laid over them; who is signed out has none (STUDIO-19). */
export function laidOver(reader: FactReader, laid: LaidFacts | undefined, isKnown: boolean): FactReader {
  if (!laid || !isKnown) return reader
  const { facts, open } = laid
  return {
    ...reader,
    atOnce: name => facts[name] ?? reader.atOnce(name),
    fact: async name => facts[name] ?? reader.fact(name),
    required: async name => facts[name] ?? reader.required(name),
    open: async name => open[name] ?? reader.open(name),
    requiredOpen: async name => open[name] ?? reader.requiredOpen(name),
  }
}
