import { beforeAll, describe, expect, test } from 'vitest'
import { isSentByTransport } from '../../../codegen/schema.ts'
import { reading } from '../table/reading.ts'
import { stories } from '../table/stories.ts'
import { extensionsOf, isFilter, orderOf, ruleOf } from './meaning.ts'
import {
  allOperations,
  itemPropertiesOf,
  loadDocuments,
  type Operation,
  propertiesOf,
} from './operations.ts'
import type { ReadTable } from './read-context.ts'
import type { Tables } from './resolver.ts'
import { madeIn, stepsOf } from './stories.ts'
import { tablesFor } from './tables.ts'
import { namesIn, type Template } from './templates.ts'

let operations: Operation[]
let tables: Tables
const operationOf = (name: string) => operations.find((operation) => operation.name === name)

beforeAll(async () => {
  operations = allOperations(await loadDocuments())
  tables = tablesFor(operations)
})

const steps = stories.flatMap((story) => stepsOf(story).map((step) => ({ story, step })))

/** Names that are known without a source. */
const given = ['session', 'fresh', 'sent', 'partner']

const templatesIn = (owner: object): Template[] =>
  Object.entries(owner).flatMap(([key, value]) =>
    ['path', 'query', 'header', 'body', 'over', 'shows', 'lacks', 'trying'].includes(key)
      ? [value as Template]
      : [],
  )

describe('the tables know', () => {
  test('a way to try every operation', () => {
    const told = new Set<string>(steps.map(({ step }) => step.call))
    const untried = operations.filter(({ reads, name }) => !reads && !told.has(name))
    expect(untried.map(({ name }) => name)).toEqual([])
  })

  test('where every required parameter comes from', () => {
    const missing = operations.flatMap(({ service, name, parameters: own }) =>
      own
        .filter((parameter) => parameter.required && !isSentByTransport(parameter))
        .filter((one) => one.name !== 'project_id' && !tables.parameters[service]?.[one.name])
        .map((one) => `${name} ${one.name}`),
    )
    expect(missing).toEqual([])
  })

  test('lists that things come from', () => {
    for (const source of Object.values(tables.sources)) {
      if ('from' in source) expect(operationOf(source.from)?.items, source.from).toBeDefined()
      else expect(tables.sources).toHaveProperty(source.within)
    }
  })

  test('only calls that read in the table of reading', () => {
    for (const name of Object.keys(reading)) expect(operationOf(name)?.reads, name).toBe(true)
  })

  test('every thing that calls are made with', () => {
    const table: ReadTable = reading
    const places = Object.values(tables.parameters).flatMap((own) =>
      Object.values(own).map((place) => `{${place}}`),
    )
    const read = [...Object.values(table).flatMap(templatesIn), ...places].flatMap(namesIn)
    const known = [...Object.keys(tables.sources), 'session']
    expect([...new Set(read)].filter((name) => !known.includes(name))).toEqual([])
  })
})

describe('the contracts say', () => {
  test('for each filter of a list which field tells it, or that none does', () => {
    const untold = operations.flatMap((operation) => {
      const said = extensionsOf(operation)['x-names'] ?? {}
      const filters = operation.items ? operation.parameters.filter(isFilter) : []
      return filters
        .filter(({ name }) => !(name in said) && !ruleOf(operation, name))
        .map(({ name }) => `${operation.name} ${name}`)
    })
    expect(untold).toEqual([])
  })

  test('no parameter and no field that is not there', () => {
    const wrong = operations.flatMap((operation) => {
      const said = extensionsOf(operation)
      const own = operation.items ? itemPropertiesOf(operation) : propertiesOf(operation)
      const isField = (field: string) =>
        Object.keys(own).length === 0 || (field.split('.', 1)[0] ?? '') in own
      const names = Object.keys(said['x-names'] ?? {}).filter(
        (name) => !operation.parameters.some((parameter) => parameter.name === name),
      )
      const fields = [
        ...operation.parameters.flatMap(({ name }) => ruleOf(operation, name)?.field ?? []),
        ...Object.values(said['x-sort-fields'] ?? {}),
        ...(orderOf(operation)?.field.split(' ') ?? []),
      ].filter((field) => !isField(field))
      return [...names, ...fields].map((name) => `${operation.name} ${name}`)
    })
    expect(wrong).toEqual([])
  })
})

describe('the stories', () => {
  test('say what each changing call does, and of a reading one nothing', () => {
    for (const { step } of steps) {
      expect(step.effect === undefined, step.call).toBe(operationOf(step.call)?.reads)
    }
  })

  test('speak only of things that are found, made or given', () => {
    for (const { story, step } of steps) {
      const kept = stepsOf(story).flatMap(({ keep }) => keep ?? [])
      const known = [...given, ...Object.keys(tables.sources), ...madeIn(story), ...kept]
      const effect = step.effect ? Object.values(step.effect) : []
      const names = [...templatesIn(step).flatMap(namesIn), ...effect]
      expect(
        names.filter((name) => !known.includes(String(name))),
        step.call,
      ).toEqual([])
    }
  })

  test('end what they begin: every thing made is changed by a cleanup, or shared, or only for the mock', () => {
    const lasting = stories.flatMap((story) => {
      const ended = (story.cleanup ?? []).flatMap(({ effect }) =>
        effect && 'changes' in effect ? [effect.changes] : [],
      )
      return story.steps.flatMap(({ effect, onlyMock }) =>
        effect && 'creates' in effect && !onlyMock && !ended.includes(effect.creates)
          ? [effect.creates]
          : [],
      )
    })
    // A share ends with the thing that is shared, an upload that nothing is made of expires, and a
    // release of a package is deleted with it.
    expect([...new Set(lasting)]).toEqual([
      'catalogShare',
      'scenarioShare',
      'upload',
      'packageShare',
    ])
  })
})
