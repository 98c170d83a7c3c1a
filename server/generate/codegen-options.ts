/** First line of every module that is made from GraphQL. */
export const banner = '// Generated from *.graphql by `npm run generate`. Do not edit.\n'

/** How every generator writes enums, imports and optional fields. */
export const codegenOptions = {
  enumsAsTypes: true,
  useTypeImports: true,
  immutableTypes: false,
  avoidOptionals: true,
  defaultScalarType: 'unknown',
}
