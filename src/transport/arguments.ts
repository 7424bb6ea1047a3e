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

/** Headers of an operation that its caller names. */
export type HeaderOf<Operation> = Operation extends { parameters: { header?: infer Header } }
  ? NonNullable<Header>
  : never

/** Body of an operation. */
export type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : never

/**
 * Paths of a service without the headers that callers name: the transport sends these in wire form.
 *
 * @public used by the generated client of a contract with such headers
 */
export type WithoutHeaders<Paths> = {
  [Path in keyof Paths]: {
    [Method in keyof Paths[Path]]: Paths[Path][Method] extends { parameters: infer Parameters }
      ? Omit<Paths[Path][Method], 'parameters'> & { parameters: Omit<Parameters, 'header'> }
      : Paths[Path][Method]
  }
}
