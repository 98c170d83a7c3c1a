/** Where the properties of one answer schema of the gateway arrive in the GraphQL schema. */
export interface Landing {
  /** The GraphQL type that stands for the schema: a property with a field of the same name there needs no more words. */
  readonly type?: string
  /** Renamed and merged properties: the field where each arrives, as `Type.field`. */
  readonly renamed?: Readonly<Record<string, string>>
  /** Properties that nobody outside is to see, each with the reason. */
  readonly internal?: Readonly<Record<string, string>>
}

/** Where a page of a list arrives: connections count items and not pages. */
export const page = (type: string): Landing => ({
  type,
  renamed: {
    ...{ content: `${type}.nodes`, totalElements: `${type}.totalCount` },
    ...{ first: 'PageInfo.hasPreviousPage', last: 'PageInfo.hasNextPage' },
  },
  internal: {
    ...{ empty: 'told by the nodes', number: 'told by the cursors', size: 'as asked for', totalPages: 'of totalCount' },
    numberOfElements: 'as many as there are nodes',
  },
})
