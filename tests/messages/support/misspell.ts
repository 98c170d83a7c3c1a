/** A word with two neighbouring letters near its middle swapped, or with its last letter doubled when there are none. */
export function misspell(word: string): string {
  const letters = [...word]
  const middle = Math.floor(letters.length / 2)
  for (const at of [middle, middle - 1, middle + 1]) {
    const [one = '', other = ''] = letters.slice(at - 1, at + 1)
    if (at > 1 && one !== other && /[a-z]/i.test(one) && /[a-z]/i.test(other))
      return letters
        .with(at - 1, other)
        .with(at, one)
        .join('')
  }
  return word + (letters.at(-1) ?? '')
}
