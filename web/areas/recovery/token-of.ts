/** The token that the link of an e-mail carries. */
export const tokenOf = ({ url }: Pick<Request, 'url'>): string | undefined =>
  new URL(url).searchParams.get('token') ?? undefined
