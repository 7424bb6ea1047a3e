import { readFile } from 'node:fs/promises'
import { generate, type OutputOptions } from 'orval'
import type { Service } from '../src/config/services.ts'
import type { ContractDocument } from './contract.ts'
import { operationsOf } from './schema.ts'
import { writeCall, writeQueriesHead } from './write-queries.ts'

/** Folder orval writes into; only the files returned here leave it. */
export const scratch = '.tmp/codegen'

type WriteOperation = (operationId: string) => string

/** Runs orval with a client whose text is ours; orval walks the contract and writes the mocks. */
const runOrval = (
  document: ContractDocument,
  target: string,
  head: string,
  writeOperation: WriteOperation,
  mock?: OutputOptions['mock'],
) =>
  generate({
    // orval reads a document as well as a path; its type for one is that of another package.
    input: { target: document as never },
    output: {
      target,
      // Types come from openapi-typescript, so in split mode orval's own are in a file apart.
      mode: 'split',
      ...(mock && { mock }),
      override: {
        header: false,
        // A random token would lead a reader from page to page without end.
        mock: { properties: { next_token: () => undefined }, required: true },
      },
      client: () => ({
        client: ({ operationId }) => ({
          implementation: writeOperation(operationId),
          imports: [],
          docComment: '',
        }),
        header: () => head,
        dependencies: () => [],
        // Taking the names apart tells orval that this footer knows the current way of being called.
        footer: ({ operationNames }) => operationNames.slice(0, 0).join(),
        title: (title) => title,
      }),
    },
  })

/** Text of `queries.ts`: query options, hooks and mutations of every operation of a service. */
export const writeQueries = async (
  service: Service,
  wire: ContractDocument,
  view: ContractDocument,
) => {
  const operations = new Map(operationsOf(wire).map((operation) => [operation.id, operation]))
  const target = `${scratch}/${service}/queries.ts`
  await runOrval(view, target, writeQueriesHead(wire), (operationId) => {
    const operation = operations.get(operationId)
    if (!operation) throw new Error(`orval met an unknown operation ${operationId}.`)
    return `${writeCall(wire, operation)}\n`
  })
  return readFile(target, 'utf8')
}

/**
 * Patterns as the maker of random texts needs them: it takes the anchors `^` and `$` for characters of
 * the text, and repeats without end beyond every declared length.
 */
const withModestPatterns = (mocks: string) =>
  mocks.replace(/(?<=fromRegExp\(")\^?(.*?)\$?(?="\))/g, (_, pattern: string) =>
    pattern.replace(/(?<=[\].])\*/g, '{0,9}').replace(/(?<=[\].])\+/g, '{1,10}'),
  )

/** Texts of `wire.ts` and `mocks.ts`: the wire form as types, and MSW handlers with random data in it. */
export const writeMocks = async (service: Service, wire: ContractDocument) => {
  const target = `${scratch}/${service}/mocks.ts`
  // An empty text would make orval drop the operation, and its mock with it.
  await runOrval(wire, target, '', () => '\n', { generators: [{ type: 'msw', delay: false }] })
  const mocks = await readFile(target.replace('.ts', '.msw.ts'), 'utf8')
  return {
    'wire.ts': await readFile(target.replace('.ts', '.schemas.ts'), 'utf8'),
    'mocks.ts': withModestPatterns(mocks).replaceAll("'./mocks.schemas'", "'./wire.ts'"),
  }
}
