/** A text as it is compared: without capitals and accents, sign by sign, so that places in it are those of the text. */
export const folded = (text: string): string => text.replaceAll(/[A-Z]|[^\0-\x7f]/g, foldedSign)

function foldedSign(sign: string): string {
  const [base = sign] = sign.normalize('NFD')
  const small = base.toLowerCase()
  return small.length === sign.length ? small : sign
}
