import { randomUUID } from 'node:crypto'
import type { Json } from '../../../codegen/contract.ts'
import { reading } from '../table/reading.ts'
import { stories } from '../table/stories.ts'
import { pageOf } from './answer-checks.ts'
import { Book, type Result } from './book.ts'
import { Calls } from './calls.ts'
import { createSend } from './exchange.ts'
import { allOperations, type Documents, type Operation } from './operations.ts'
import { type Options, UsageError } from './options.ts'
import { checkReading } from './read-checks.ts'
import { Resolver } from './resolver.ts'
import { createShapeCheck } from './shape.ts'
import { stepsOf } from './stories.ts'
import { tablesFor } from './tables.ts'
import type { Target } from './target.ts'
import type { Bindings } from './templates.ts'
import { playStory } from './write-checks.ts'

/** Options that decide what is checked. */
export type RunOptions = Pick<
  Options,
  'write' | 'project' | 'partner' | 'services' | 'operations' | 'concurrency' | 'timeout'
>

const isChosenBy =
  ({ services, operations }: RunOptions) =>
  ({ service, id, name }: Operation) =>
    (services.length === 0 || services.includes(service)) &&
    (operations.length === 0 || operations.includes(id) || operations.includes(name))

/** Does the work for each item, some at a time. */
const forEach = async <T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
) => {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const idOf = (project: Json) =>
  typeof project === 'object' && project !== null && !Array.isArray(project)
    ? project.id
    : undefined

/** Projects of the user. Throws `UsageError` when the token is not good for them. */
const listProjects = async (calls: Calls, operations: ReadonlyMap<string, Operation>) => {
  const operation = operations.get('project.listProjects')
  if (!operation) return []
  const outcome = await calls.known(operation, { path: {}, query: {}, header: {}, body: undefined })
  if (outcome.status === 401) {
    throw new UsageError(`The platform does not accept the access token: ${outcome.reason}`)
  }
  return pageOf(operation, outcome.body).items
}

/** The project with an id; one that is not listed may still be there. */
const projectWith = (projects: readonly Json[], id: string): Json =>
  projects.find((project) => idOf(project) === id) ?? { id, display_name: id }

/** What is known before anything is asked: the session, and projects that were named or picked. */
const known = (target: Target, options: RunOptions, projects: readonly Json[]) => {
  const session = { token: target.token, feature: target.feature, uuid: randomUUID() }
  const project = options.project && projectWith(projects, options.project)
  const reads: Bindings = new Map<string, Json>([
    ['session', session],
    ...(project ? [['project', project] as const] : []),
  ])
  const sandbox = project || (target.isMock ? projects[0] : undefined)
  const other = target.isMock
    ? projects.find((one) => idOf(one) !== idOf(sandbox ?? null))
    : undefined
  const partner = options.partner ? projectWith(projects, options.partner) : other
  const writes: Bindings = new Map<string, Json>([
    ...reads,
    ...(sandbox ? [['project', sandbox] as const] : []),
    ...(partner ? [['partner', partner] as const] : []),
  ])
  return { reads, writes }
}

const noteRandom = (operations: readonly Operation[], { remembers }: Target, book: Book) => {
  for (const operation of operations) {
    if (!remembers(operation.name))
      book.note(operation, 'random answers: only their form was checked')
  }
}

const noteUntried = (operations: readonly Operation[], { write }: RunOptions, book: Book) => {
  const told = new Set(stories.flatMap((story) => stepsOf(story).map(({ call }) => call)))
  for (const operation of operations) {
    if (operation.reads) continue
    if (!write) book.note(operation, 'changes something; tried with --write', true)
    else if (!told.has(operation.name)) book.note(operation, 'no story makes this call')
  }
}

/**
 * Runs the contract tests of the chosen operations against a platform and returns the results, in
 * the order of the contracts. Throws `UsageError` when the platform does not accept the token.
 */
export const runContractTests = async (
  documents: Documents,
  target: Target,
  options: RunOptions,
): Promise<Result[]> => {
  const all = allOperations(documents)
  const operations = new Map(all.map((operation) => [operation.name, operation]))
  const isChosen = isChosenBy(options)
  const book = new Book(all)
  const calls = new Calls(
    book,
    createSend({ ...target, timeout: options.timeout }),
    createShapeCheck(documents),
  )
  const tables = tablesFor(all)
  const resolver = new Resolver(calls, operations, tables)
  const { reads, writes } = known(target, options, await listProjects(calls, operations))
  const { remembers } = target

  const context = { book, calls, resolver, tables, reading, known: reads, remembers }
  const chosen = all.filter(isChosen)
  await forEach(
    chosen.filter((operation) => operation.reads),
    options.concurrency,
    (operation) => checkReading(operation, context),
  )
  noteUntried(chosen, options, book)
  noteRandom(chosen, target, book)
  if (options.write) {
    const wanted = new Set(chosen.map(({ name }) => name))
    const played = stories.filter((story) => stepsOf(story).some(({ call }) => wanted.has(call)))
    // Stories share the project and the platform's clock: one after the other.
    for (const story of played) {
      await playStory(story, { book, calls, resolver, operations, target, known: writes })
    }
  }
  return book.results(isChosen)
}
