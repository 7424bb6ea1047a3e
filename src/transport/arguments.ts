/** Path ids of an operation, by name. */
export type PathOf<Operation> = Operation extends { parameters: { path: infer Path } }
  ? Path
  : never

/** Query parameters of an operation, by name. */
export type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : never

/** Query parameters of a token list, less the token that paging takes care of. */
export type PagedQueryOf<Operation> = Omit<QueryOf<Operation>, 'nextToken'>

/** Body of an operation. */
export type BodyOf<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : never
