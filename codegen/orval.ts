import { readFile } from 'node:fs/promises'
import { generate } from 'orval'
import type { ContractDocument, Json } from './contract.ts'
import { type Fields, isOpenEnum, resolved, type Schema } from './schema.ts'

/** Folder orval writes into; only the texts returned here leave it. */
export const scratch = '.tmp/codegen'

/**
 * Patterns as the maker of random texts needs them: it takes the anchors `^` and `$` for characters of
 * the text, repeats without end beyond every declared length, and knows no lookahead.
 */
const withModestPatterns = (code: string) =>
  code
    .replace(
      /faker\.helpers\.fromRegExp\("\^\(\?!.*?"\)/g,
      'faker.string.alphanumeric({ length: { min: 1, max: 20 } })',
    )
    .replace(/(?<=fromRegExp\(")\^?(.*?)\$?(?="\))/g, (_, pattern: string) =>
      pattern.replace(/(?<=[\].])\*/g, '{0,9}').replace(/(?<=[\].])\+/g, '{1,10}'),
    )

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** `getGetSuiteResponseMock` → `getSuiteAnswer`; what makes a part of an answer is not exported. */
const withPlainNames = (code: string) =>
  code
    .replace(/export (?=const get\w+?Response\w+?Mock = )/g, (text, at: number) =>
      /^const get\w+?ResponseMock = /.test(code.slice(at + text.length)) ? text : '',
    )
    .replace(
      /\bget([A-Z]\w*?)Response(\w*?)Mock\b/g,
      (_, operation: string, part: string) => `${lowerFirst(operation)}Answer${part}`,
    )

/** A document whose open enums have their known values alone: a random answer is one that a service gives today. */
const withKnownValues = (document: ContractDocument): ContractDocument => {
  const knownOf = (node: Fields): Fields | undefined => {
    const target = resolved<Schema>(document, node)
    return isOpenEnum(document, target) ? (target.anyOf?.[0] as unknown as Fields) : undefined
  }
  const visit = (node: Json | undefined): Json | undefined => {
    if (typeof node !== 'object' || node === null) return node
    if (Array.isArray(node)) return node.map((item) => visit(item) as Json)
    const known = knownOf(node)
    if (!known)
      return Object.fromEntries(
        Object.entries(node).map(([key, inner]) => [key, visit(inner) as Json]),
      )
    const { description } = node
    return { ...known, ...(description !== undefined && { description }) }
  }
  return visit(document as unknown as Json) as unknown as ContractDocument
}

/**
 * Texts of `wire.ts` and `random.ts`: the wire form as types, and random answers in it. orval writes into
 * the folder. Throws when it writes nothing; why, it says on the terminal.
 */
export const writeRandom = async (wire: ContractDocument, folder: string) => {
  const target = `${folder}/random.ts`
  await generate({
    // orval reads a document as well as a path; its type for one is that of another package.
    input: { target: withKnownValues(wire) as never },
    output: {
      target,
      mode: 'split',
      mock: { generators: [{ type: 'faker' }] },
      override: {
        header: false,
        // A random token would lead a reader from page to page without end.
        mock: { properties: { next_token: () => undefined }, required: true },
      },
      // orval's own client is left out; without any text it would drop the operation and its mock.
      client: () => ({
        client: () => ({ implementation: '\n', imports: [], docComment: '' }),
        header: () => '',
        dependencies: () => [],
        // Taking the names apart tells orval that this footer knows the current way of being called.
        footer: ({ operationNames }) => operationNames.slice(0, 0).join(),
        title: (title) => title,
      }),
    },
  })
  const read = (ending: string) =>
    readFile(target.replace(/\.ts$/, ending), 'utf8').catch(() => {
      throw new Error('orval has made no random answers; what it says stands above.')
    })
  const random = withPlainNames(withModestPatterns(await read('.faker.ts')))
  return {
    'wire.ts': await read('.schemas.ts'),
    'random.ts': random.replaceAll("'./random.schemas'", "'./wire.ts'"),
  }
}
