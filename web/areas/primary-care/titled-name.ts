/** A provider's name with the title behind it, as providers sign: "Amelia Hartmann, MD". */
export const titledName = ({ providerName, title }: { providerName: string; title: string | null }): string =>
  title ? `${providerName}, ${title}` : providerName
