import { randomUUID } from 'node:crypto'
import type { Json } from '../../../codegen/contract.ts'
import { reading } from '../table/reading.ts'
import { stories } from '../table/stories.ts'
import { pageOf } from './answer-checks.ts'
import { Book, type Result } from './book.ts'
import { Calls } from './calls.ts'
import { type CallArguments, commandFor, createSend } from './exchange.ts'
import { allOperations, type Documents, type Operation } from './operations.ts'
import { type Options, UsageError } from './options.ts'
import { checkReading } from './read-checks.ts'
import type { ReadContext } from './read-context.ts'
import { Resolver } from './resolver.ts'
import { createShapeCheck } from './shape.ts'
import { stepsOf } from './stories.ts'
import { tablesFor } from './tables.ts'
import type { Target } from './target.ts'
import type { Bindings } from './templates.ts'
import { type LeftOver, playStory } from './write-checks.ts'

/** Options that decide what is checked. */
export type RunOptions = Pick<
  Options,
  'write' | 'project' | 'partner' | 'services' | 'operations' | 'concurrency' | 'timeout' | 'origin'
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

/** What came out of a run. */
export interface Outcome {
  operations: Result[]
  leftOvers: LeftOver[]
  /** Why the run did not come to its end; undefined when it did. */
  end: string | undefined
}

const noteUntried = (operations: readonly Operation[], { write }: RunOptions, book: Book) => {
  const told = new Set(stories.flatMap((story) => stepsOf(story).map(({ call }) => call)))
  for (const operation of operations) {
    if (operation.reads) continue
    if (!write) book.note(operation, 'changes something; tried with --write', true)
    else if (!told.has(operation.name)) book.note(operation, 'no story makes this call')
  }
}

/** Checks what only reads, some operations at a time; what breaks one does not end the others. */
const checkReadings = (
  operations: readonly Operation[],
  { concurrency }: RunOptions,
  context: ReadContext,
  isStopping: () => boolean,
) =>
  forEach(operations, concurrency, async (operation) => {
    if (isStopping()) return context.book.note(operation, 'the run was interrupted')
    try {
      await checkReading(operation, context)
    } catch (error) {
      if (error instanceof UsageError) throw error
      const message = `the tests cannot go on after it: ${error instanceof Error ? error.message : error}`
      context.book.found(operation, [{ check: 'body', message }], operation.id)
    }
  })

/**
 * Runs the contract tests of the chosen operations against a platform; the results are in the order
 * of the contracts. Throws `UsageError` when the platform does not accept the token.
 */
export const runContractTests = async (
  documents: Documents,
  target: Target,
  options: RunOptions,
  isStopping: () => boolean = () => false,
): Promise<Outcome> => {
  const all = allOperations(documents)
  const operations = new Map(all.map((operation) => [operation.name, operation]))
  const isChosen = isChosenBy(options)
  const book = new Book(all)
  const { remembers, fetch = globalThis.fetch } = target
  const calls = new Calls(
    book,
    createSend({ ...target, timeout: options.timeout }),
    createShapeCheck(documents),
    remembers,
  )
  const tables = tablesFor(all)
  const resolver = new Resolver(calls, operations, tables)
  const { reads, writes } = known(target, options, await listProjects(calls, operations))
  const { origin } = options
  const context = {
    book,
    calls,
    resolver,
    operations,
    tables,
    reading,
    known: reads,
    origin,
    fetch,
    remembers,
  }
  const chosen = all.filter(isChosen)
  const leftOvers: LeftOver[] = []
  const run = async () => {
    const readings = chosen.filter((operation) => operation.reads)
    await checkReadings(readings, options, context, isStopping)
    if (!options.write) return
    const wanted = new Set(chosen.map(({ name }) => name))
    const played = stories.filter((story) => stepsOf(story).some(({ call }) => wanted.has(call)))
    const commandOf = (operation: Operation, args: CallArguments) =>
      commandFor(operation, args, target.urls)
    const writing = {
      book,
      calls,
      resolver,
      operations,
      target,
      reads: context,
      commandOf,
      isStopping,
      known: writes,
    }
    // Stories share the project and the platform's clock: one after the other.
    for (const story of played) {
      if (!isStopping()) leftOvers.push(...(await playStory(story, writing)))
    }
  }
  // What breaks the run is told with what was found before.
  const crash = await run().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
  )
  noteUntried(chosen, options, book)
  noteRandom(chosen, target, book)
  const end = crash ?? (isStopping() ? 'interrupted' : undefined)
  return { operations: book.results(isChosen), leftOvers, end }
}
