/** What two people did that cannot both be: somebody has to say which holds. */
export interface Clash {
  /** Id of the item, or of the one around; empty for what belongs to the file as a whole. */
  readonly item: string
  /** The field inside that item; empty when it is the item itself. */
  readonly field: string
  /**
   * Both gave a value; one removed what the other changed; both added an item by the same id; both put an item elsewhere;
   * or the whole file cannot be merged, because one version of it is no JSON.
   */
  readonly kind: 'value' | 'removed' | 'added' | 'place' | 'file'
  /** What each version says, as written; undefined where it says nothing. */
  readonly base?: string | undefined
  readonly ours?: string | undefined
  readonly theirs?: string | undefined
}

const kinds: { readonly [Kind in Clash['kind']]: string } = {
  value: 'both changed it',
  removed: 'one removed what the other changed',
  added: 'both added it',
  place: 'both moved it',
  file: 'it is no JSON on one side, or says a field twice',
}

/** A clash for people: the item, what happened, and both sides. */
export function clashText({ item, field, kind, ours, theirs }: Clash): string {
  const name = [item, field].filter(part => part !== '').join(' / ')
  const side = (title: string, text: string | undefined) =>
    `  ${title}  ${text === undefined ? '(not there)' : short(text)}`
  const lines = kind === 'place' || kind === 'file' ? [] : [side('ours  ', ours), side('theirs', theirs)]
  return [`${name === '' ? 'the file' : name}: ${kinds[kind]}`, ...lines].join('\n')
}

const short = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 160 ? `${line.slice(0, 160)} …` : line
}
