import { randomUUID } from 'node:crypto'
import type { Json } from '../../../codegen/contract.ts'
import type { Parameter } from '../../../codegen/schema.ts'
import { expectSuccess } from './answer-checks.ts'
import { distinct, keyOf, type ListRead, type Reading, readList, requestOf } from './list-reader.ts'
import { addedBy, isFilter, keeps, placeOf, type Rule, ruleOf } from './meaning.ts'
import { enumOf, isInteger, type Operation, typeOf } from './operations.ts'
import type { ReadContext } from './read-context.ts'
import { valuesAt } from './templates.ts'
import type { Violation } from './violations.ts'

/** A filter with the way in which items tell that it was heard. */
interface Choice {
  parameter: Parameter
  rule: Rule
}

/** A part of a name that the name does not begin with, in other letters. */
const partOf = (text: string) => {
  const part = text.slice(Math.min(2, text.length - 1), 14).trim()
  return part === part.toUpperCase() ? part.toLowerCase() : part.toUpperCase()
}

/** Values to filter by: two that items have, and one that none has. */
interface Values {
  had: Json[]
  /** Undefined where every value may be had. */
  strange: Json | undefined
}

/** Distinct values, those that most items have first: their lists have further pages. */
const byFrequency = (values: readonly Json[]): Json[] =>
  [...Map.groupBy(values, (value) => JSON.stringify(value)).values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([value]) => value ?? [])

const valuesFor = (
  operation: Operation,
  { schema }: Parameter,
  { field, part }: Rule,
  { items, isWhole }: Reading,
): Values => {
  const own =
    field === undefined
      ? []
      : byFrequency(items.flatMap((item) => valuesAt(item, field.split('.'))))
  if (typeOf(operation, schema) === 'boolean') return { had: [true, false], strange: undefined }
  const choices = enumOf(operation, schema)
  if (choices) {
    const had = own.slice(0, 2)
    const strange = isWhole ? choices.find((choice) => !own.includes(choice)) : undefined
    return { had: had.length > 0 ? had : choices.slice(0, 2), strange }
  }
  if (part)
    return { had: own.slice(0, 2).map((text) => partOf(String(text))), strange: randomUUID() }
  const strange = isInteger(operation.document, schema) ? 987_654_321 : randomUUID()
  return { had: own.slice(0, 2), strange }
}

/** Items that a filtered list lacks, or has too many, beside the whole one. */
const expectPart = (
  operation: Operation,
  parameter: string,
  value: Json,
  { rule, whole, part }: { rule: Rule; whole: Reading; part: Reading },
): Violation[] => {
  const { field } = rule
  const path = field === undefined ? `${operation.items}[]` : placeOf(operation, field)
  if (field !== undefined && part.isWhole) {
    const keys = new Set(part.items.map(keyOf))
    const lost = whole.items.find((item) => keeps(rule, value, item) && !keys.has(keyOf(item)))
    if (lost !== undefined) {
      const message = `${parameter}=${value} leaves out ${keyOf(lost)}, which has it`
      return [{ check: 'filter', path, message }]
    }
  }
  if (!whole.isWhole) return []
  const all = new Set(whole.items.map(keyOf))
  const more = part.items.find((item) => !all.has(keyOf(item)))
  if (more === undefined) return []
  const message = `${parameter}=${value} lists ${keyOf(more)}, which the list without it leaves out`
  return [{ check: 'filter', path, message }]
}

/** Holds the lists of several values against each other, where items do not say which they belong to. */
const expectApart = (
  operation: Operation,
  parameter: string,
  lists: readonly Reading[],
): Violation[] => {
  const keys = lists.flatMap(({ items }) => distinct(items.map(keyOf)))
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice === undefined) return []
  const message = `two values of ${parameter} both list ${twice}`
  return [{ check: 'filter', path: `${operation.items}[]`, message }]
}

const readFiltered = async (
  operation: Operation,
  parameter: Parameter,
  value: Json,
  list: ListRead,
  { calls }: ReadContext,
  pages: { size: number; pages: number } | undefined = undefined,
) => {
  const isList = typeOf(operation, parameter.schema) === 'array'
  const query = { ...list.args.query, [parameter.name]: isList ? [value].flat() : value }
  return readList(calls, operation, { ...list.args, query }, pages)
}

/** Tries a filter on two values that are had, on both at once, and on one that nothing has. */
const tryFilter = async (
  operation: Operation,
  parameter: Parameter,
  rule: Rule,
  { list, others, context }: { list: ListRead; others: readonly Json[]; context: ReadContext },
) => {
  const { book, calls } = context
  const { name } = parameter
  const fixed = (parameter.schema as { default?: Json }).default
  const { had, strange } = valuesFor(operation, parameter, rule, list.whole)
  const values = distinct([...had, ...(had.length < 2 ? others : [])])
  if (values.length === 0) return false
  book.tried(operation, 'parameters')
  const both =
    typeOf(operation, parameter.schema) === 'array' && values.length > 1 ? [values.slice(0, 2)] : []
  const parts: Reading[] = []
  for (const value of [...values.slice(0, 3), ...both] as Json[]) {
    const part = await readFiltered(operation, parameter, value, list, context)
    // Each page is held against what was asked for: the second one comes by a token that has to remember it.
    if (part.isGood && part.items.length > 1 && value === values[0]) {
      const size = Math.min(50, Math.ceil(part.items.length / 2))
      await readFiltered(operation, parameter, value, list, context, { size, pages: 2 })
    }
    parts.push(part)
    // A parameter that is left out stands for a default: then the list without it is no whole of which others are parts.
    const isPart = !parameter.required && (fixed === undefined || fixed === value)
    if (!part.isGood || !isPart) continue
    const wrong = expectPart(operation, name, value, { rule, whole: list.whole, part })
    if (wrong.length === 0) continue
    // Things may have changed meanwhile; what is wrong stays wrong.
    const whole = await readList(calls, operation, list.args)
    const again = await readFiltered(operation, parameter, value, list, context)
    const stays = expectPart(operation, name, value, { rule, whole, part: again })
    context.book.found(
      operation,
      stays,
      requestOf(operation, { ...list.args.query, [name]: value }),
    )
  }
  if (rule.field === undefined) {
    context.book.found(operation, expectApart(operation, name, parts), requestOf(operation))
  }
  if (fixed !== undefined && rule.field !== undefined) {
    const strangers = list.whole.items.filter((item) => !keeps(rule, fixed, item))
    const message = `lists items with ${rule.field} ${valuesAt(strangers[0] ?? null, rule.field.split('.'))[0]} without being asked; ${name} is ${fixed} when it is left out`
    const path = placeOf(operation, rule.field)
    if (strangers.length > 0)
      context.book.found(operation, [{ check: 'filter', path, message }], requestOf(operation))
  }
  // A letter that stands for any others in a database is a letter like others here.
  if (rule.part)
    await readFiltered(operation, parameter, '%', list, context, { size: 100, pages: 1 })
  if (strange === undefined) return true
  const isList = typeOf(operation, parameter.schema) === 'array'
  const query = { ...list.args.query, [name]: isList ? [strange] : strange }
  await calls.judged(operation, { ...list.args, query }, (answer, body) => {
    if (answer.status >= 400 && answer.status < 500) return []
    const items = operation.items ? valuesAt(body, [operation.items]).flat() : []
    const message = `${name}=${strange}, which nothing has, lists ${items.length} items`
    return [
      ...expectSuccess(operation, answer),
      ...(items.length > 0
        ? [{ check: 'filter' as const, path: `${operation.items}[]`, message }]
        : []),
    ]
  })
  return true
}

/** Values that one item has for two filters, where other items have but one of the two. */
const pairFor = (items: readonly Json[], [one, other]: readonly [Choice, Choice]) => {
  const ownOf = ({ rule }: Choice, item: Json) =>
    rule.field !== undefined ? valuesAt(item, rule.field.split('.'))[0] : undefined
  const pairs = items.flatMap((item) => {
    const [first, second] = [ownOf(one, item), ownOf(other, item)]
    if (first === undefined || second === undefined) return []
    const matches = items.map((two) => [
      keeps(one.rule, first, two),
      keeps(other.rule, second, two),
    ])
    const apart = [
      matches.some(([has, lacks]) => has && !lacks),
      matches.some(([lacks, has]) => has && !lacks),
    ]
    return [{ first, second, rank: apart.filter(Boolean).length }]
  })
  return pairs.toSorted((two, three) => three.rank - two.rank)[0]
}

/** Tries two filters at once: an item has to pass both. */
const tryPair = async (
  operation: Operation,
  choices: readonly [Choice, Choice],
  list: ListRead,
  { book, calls }: ReadContext,
) => {
  const [one, other] = choices
  const pair = pairFor(list.whole.items, choices)
  if (!pair || pair.rank === 0) return
  const asked = (choice: Choice, value: Json) =>
    typeOf(operation, choice.parameter.schema) === 'array' ? [value] : value
  const query = {
    ...list.args.query,
    [one.parameter.name]: asked(one, pair.first),
    [other.parameter.name]: asked(other, pair.second),
  }
  const part = await readList(calls, operation, { ...list.args, query })
  book.tried(operation, 'parameters')
  if (!part.isGood || !part.isWhole) return
  const keys = new Set(part.items.map(keyOf))
  const lost = list.whole.items.find(
    (item) =>
      keeps(one.rule, pair.first, item) &&
      keeps(other.rule, pair.second, item) &&
      !keys.has(keyOf(item)),
  )
  if (lost === undefined) return
  const path = placeOf(operation, one.rule.field ?? '')
  const message = `${one.parameter.name}=${pair.first} with ${other.parameter.name}=${pair.second} leaves out ${keyOf(lost)}, which has both`
  book.found(operation, [{ check: 'filter', path, message }], requestOf(operation, query))
}

/** Values of a parameter that the resolver finds elsewhere: catalogs, spec reports. */
const valuesElsewhere = async (
  operation: Operation,
  { name }: Parameter,
  { bindings }: ListRead,
  { resolver, tables, known }: ReadContext,
): Promise<Json[]> => {
  const place = tables.parameters[operation.service]?.[name]
  if (!place) return []
  const thing = place.split('.', 1)[0] ?? ''
  const start = new Map([...bindings].filter(([key]) => key !== thing || known.has(key)))
  const solutions = resolver.values(`{${place}}`, start)
  const values: Json[] = []
  for await (const value of solutions) {
    values.push(value)
    if (distinct(values).length > 1) break
  }
  return distinct(values)
}

/** Tries a switch that adds items: without it there are none of them, and with it none is lost. */
export const tryAdding = async (operation: Operation, list: ListRead, context: ReadContext) => {
  const { book, calls } = context
  for (const { name } of operation.parameters) {
    const field = addedBy(operation, name)
    if (field === undefined) continue
    const read = (value: boolean) => {
      const query = { ...list.args.query, [name]: value }
      return readList(calls, operation, { ...list.args, query })
    }
    const [without, whole] = [await read(false), await read(true)]
    const isAdded = (item: Json) => (valuesAt(item, field.split('.'))[0] ?? false) !== false
    const path = placeOf(operation, field)
    const tell = (value: boolean, message: string) =>
      context.book.found(
        operation,
        [{ check: 'filter', path, message }],
        requestOf(operation, { [name]: value }),
      )
    if (!whole.items.some(isAdded)) book.note(operation, `${name} was not tried: it adds nothing`)
    const stranger = [...without.items, ...list.whole.items].find(isAdded)
    if (stranger !== undefined)
      tell(false, `without ${name} it lists ${keyOf(stranger)}, which has ${field}`)
    const keys = new Set(whole.items.map(keyOf))
    const lost = without.items.find((item) => !keys.has(keyOf(item)))
    if (lost !== undefined && whole.isWhole) tell(true, `${name}=true leaves out ${keyOf(lost)}`)
  }
}

/** Tries every filter of a list, and every two of them together. Names of those that were tried. */
export const checkFilters = async (
  operation: Operation,
  list: ListRead,
  context: ReadContext,
): Promise<Set<string>> => {
  const tried = new Set<string>()
  for (const parameter of operation.parameters.filter(isFilter)) {
    const rule = ruleOf(operation, parameter.name)
    if (!rule) continue
    const others = await valuesElsewhere(operation, parameter, list, context)
    const isTried = await tryFilter(operation, parameter, rule, { list, others, context })
    if (isTried) tried.add(parameter.name)
  }
  const choices = operation.parameters.filter(isFilter).flatMap((parameter): Choice[] => {
    const rule = ruleOf(operation, parameter.name)
    const isTold = rule?.field !== undefined && !rule.part && tried.has(parameter.name)
    return isTold ? [{ parameter, rule }] : []
  })
  for (const [index, one] of choices.entries()) {
    for (const other of choices.slice(index + 1)) {
      await tryPair(operation, [one, other], list, context)
    }
  }
  return tried
}
