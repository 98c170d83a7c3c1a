/**
 * Folders of the brands that the specification describes: what tests say of one of them, and what is kept of how it looks. Any
 * other brand is a folder of manifests alone (CHECK-20): it is checked like these, and nothing outside its folder knows of it.
 */
export const specifiedBrands: readonly string[] = ['first', 'medical-dental', 'regional', 'senior']

/** Whether a file of manifests is of base or of such a brand, by a path that ends with the folder's and the file's name. */
export const isSpecified = (path: string): boolean => {
  const folder = path.split('/').at(-2) ?? ''
  return folder === 'base' || specifiedBrands.includes(folder)
}
