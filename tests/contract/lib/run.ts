import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import type { Json } from '../../../codegen/contract.ts'
import { reading } from '../table/reading.ts'
import { stories } from '../table/stories.ts'
import { pageOf } from './answer-checks.ts'
import { Book, type Result } from './book.ts'
import { Calls, failureOf } from './calls.ts'
import { type CallArguments, commandFor, createSend } from './exchange.ts'
import { readList } from './list-reader.ts'
import { allOperations, type Documents, type Operation } from './operations.ts'
import type { Options } from './options.ts'
import { checkReading } from './read-checks.ts'
import type { ReadContext } from './read-context.ts'
import { Resolver } from './resolver.ts'
import { checkSession } from './session.ts'
import { createShapeCheck } from './shape.ts'
import { stepsOf } from './stories.ts'
import { tablesFor } from './tables.ts'
import type { Target } from './target.ts'
import type { Bindings } from './templates.ts'
import { SessionError, UsageError } from './usage-error.ts'
import { playStory } from './write-checks.ts'
import type { KeptAs, LeftOver } from './write-context.ts'

/** Options that decide what is checked. */
export type RunOptions = Pick<
  Options,
  | 'write'
  | 'project'
  | 'partner'
  | 'services'
  | 'operations'
  | 'ids'
  | 'origin'
  | 'concurrency'
  | 'timeout'
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

const none = { path: {}, query: {}, header: {}, body: undefined }

/**
 * Projects of the user; those that were named have to be among them. Throws `UsageError` when they
 * cannot be listed. Where the project service has no address, a named project is taken as it is.
 */
const listProjects = async (
  calls: Calls,
  operations: ReadonlyMap<string, Operation>,
  { project, partner }: RunOptions,
): Promise<Json[]> => {
  const named = [project, partner].filter((id) => id !== undefined)
  const operation = operations.get('project.listProjects')
  if (!operation) {
    if (named.length > 0) return named.map((id) => ({ id, display_name: id }))
    throw new UsageError('The project service has no address: name a project by --project.')
  }
  const first = await calls.known(operation, none)
  if (!first.isSuccess) {
    throw new UsageError(`The projects cannot be listed: ${failureOf(first)}`)
  }
  const { items } = pageOf(operation, first.body).token
    ? await readList(calls, operation, none)
    : pageOf(operation, first.body)
  const unknown = named.find((id) => !items.some((item) => idOf(item) === id))
  if (unknown === undefined) return items
  const known = items.map((item) => String(idOf(item)))
  throw new UsageError(
    `There is no project ${unknown} among those of the token: ${known.join(', ') || 'it has none'}.`,
  )
}

/** The project with an id. */
const projectWith = (projects: readonly Json[], id: string): Json | undefined =>
  projects.find((project) => idOf(project) === id)

/** Facts known before anything is asked: the session, and projects that were named or picked. */
const known = (target: Target, token: string, options: RunOptions, projects: readonly Json[]) => {
  const session = { token, feature: target.feature, uuid: randomUUID() }
  const project = options.project && projectWith(projects, options.project)
  const reads: Bindings = new Map<string, Json>([
    ['session', session],
    ['given', { ...options.ids }],
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

/** Result of a run. */
export interface Outcome {
  operations: Result[]
  leftOvers: LeftOver[]
  /** Things that were taken away, but that the platform keeps, by what they are kept as. */
  kept: Map<KeptAs, string[]>
  /** Why the run did not come to its end; undefined when it did. */
  end: string | undefined
  /** It ended because the platform could not be reached, or did not accept the credentials. */
  isUnusable: boolean
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
    if (isStopping()) return
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
 * of the contracts. Never throws: what keeps the run from its end is told with what was found before. While it runs,
 * `onStanding` is told what it has made and not yet taken away.
 */
export const runContractTests = async (
  documents: Documents,
  target: Target,
  options: RunOptions,
  isStopping: () => boolean = () => false,
  onStanding: (things: readonly LeftOver[]) => void = () => {},
): Promise<Outcome> => {
  const all = allOperations(documents)
  const isThere = ({ service }: Operation) => target.urls[service] !== undefined
  const operations = new Map(
    all.filter(isThere).map((operation) => [operation.name, operation] as const),
  )
  const isNamed = options.services.length + options.operations.length > 0
  const isMeant = isChosenBy(options)
  // Nobody has asked for things that a platform does not have.
  const isChosen = (operation: Operation) => isMeant(operation) && (isNamed || isThere(operation))
  const book = new Book(all, target.remembers)
  const { remembers, fetch = globalThis.fetch } = target
  const send = createSend({ ...target, timeout: options.timeout })
  const chosen = all.filter(isChosen)
  const there = chosen.filter(isThere)
  const session = () => checkSession({ send, target, options, operations, chosen: there })
  const calls = new Calls(book, send, createShapeCheck(documents), remembers, session)
  const tables = tablesFor(all, options.ids)
  const resolver = new Resolver(calls, operations, tables)
  const leftOvers: LeftOver[] = []
  const kept: Outcome['kept'] = new Map()
  const run = async () => {
    await session()
    const projects = await listProjects(calls, operations, options)
    const { reads, writes } = known(target, await target.tokens.current(), options, projects)
    const context = {
      book,
      calls,
      resolver,
      operations,
      tables,
      reading,
      known: reads,
      projects: projects.flatMap((project) => String(idOf(project) ?? '') || []),
      originFor: ({ service }: Operation) =>
        URL.parse(target.urls[service] ?? '')?.origin === options.origin
          ? undefined
          : options.origin,
      fetch,
      remembers,
    }
    const readings = there.filter((operation) => operation.reads)
    await checkReadings(readings, options, context, isStopping)
    if (!options.write) return
    const wanted = new Set(there.map(({ name }) => name))
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
      onStanding: (things: readonly LeftOver[]) => onStanding([...leftOvers, ...things]),
      onKept: (thing: string, state: KeptAs) =>
        kept.set(state, [...(kept.get(state) ?? []), thing]),
      known: writes,
    }
    // Stories share the project and the platform's clock: one after the other.
    for (const story of played) {
      if (isStopping()) break
      const { left, ended } = await playStory(story, writing)
      leftOvers.push(...left)
      if (ended) throw ended
    }
  }
  const crash = await run().then(
    () => undefined,
    (error: unknown) => ({
      error,
      text: error instanceof UsageError ? error.message : inspect(error),
    }),
  )
  for (const operation of chosen) {
    if (!isThere(operation)) book.note(operation, 'its service has no address', true)
  }
  noteUntried(there, options, book)
  noteRandom(there, target, book)
  const end = crash?.text ?? (isStopping() ? 'The run was interrupted.' : undefined)
  for (const operation of end === undefined ? [] : there) {
    if (!book.hasTried(operation, 'answer'))
      book.note(operation, 'the run did not come to it', true)
  }
  const isUnusable = crash?.error instanceof SessionError
  return { operations: book.results(isChosen), leftOvers, kept, end, isUnusable }
}
