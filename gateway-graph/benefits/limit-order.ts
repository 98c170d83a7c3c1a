const places: { readonly [limitType: string]: number } = { 'Annual Limit': 1, 'Deductible - In Network': 2 }

/** Place of a kind of limit in a list: annual, in-network deductible, others, none (CONST-10). */
export function limitOrder(limitType: string): number {
  return limitType === '' ? 4 : (places[limitType] ?? 3)
}
