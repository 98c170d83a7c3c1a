/** Where a provider stands in the results: closing the question whether to choose leads back there. */
export const resultId = (providerId: string | null) => `provider-${providerId}`
