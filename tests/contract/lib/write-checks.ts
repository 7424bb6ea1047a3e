import { randomUUID } from 'node:crypto'
import type { Json } from '../../../codegen/contract.ts'
import { checkLock } from './access-checks.ts'
import { expectUnknown, pageOf } from './answer-checks.ts'
import type { Book } from './book.ts'
import { type Calls, failureOf, type Outcome } from './calls.ts'
import type { CallArguments } from './exchange.ts'
import { checkList } from './list-checks.ts'
import {
  exampleOf,
  isRecord,
  type Operation,
  type OperationName,
  ownPathIds,
} from './operations.ts'
import { type ReadContext, unknownId } from './read-context.ts'
import { type CallTemplate, type Resolver, reasonOf } from './resolver.ts'
import { madeIn, type Step, type Story } from './stories.ts'
import type { Target } from './target.ts'
import { type Bindings, filled, type Template, valuesAt } from './templates.ts'
import { expectRefusal, wrongBodies } from './wrong-bodies.ts'

/** What stories are played with. */
export interface WriteContext {
  book: Book
  calls: Calls
  resolver: Resolver
  operations: ReadonlyMap<OperationName, Operation>
  target: Pick<Target, 'isMock' | 'remembers' | 'pass' | 'upload' | 'settling'>
  /** What the checks of reading calls work with. */
  reads: ReadContext
  /** A line for the shell that makes a call. */
  commandOf(operation: Operation, args: CallArguments): string
  /** Whether the user has asked for the end. */
  isStopping(): boolean
  /** Told what would be left over if the run were killed now, whenever that changes. */
  onStanding(things: readonly LeftOver[]): void
  /** Told of a thing that was taken away, but that the platform keeps: in words, with its id. */
  onKept(thing: string, state: KeptAs): void
  /** The session, the project, and the partner if there is one. */
  known: Bindings
}

/** Prefix of everything that the tests make. */
const namePrefix = 'contract-test-'

const fresh = (): Json => {
  const uuid = randomUUID()
  return { uuid, name: namePrefix + uuid.slice(0, 8) }
}

/** Milliseconds after which a platform is asked again whether a change shows. */
const pause = 1000

/** How many pages of a list are searched for one item. */
const pageLimit = 30

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const hasFields = (value: Json, fields: readonly (readonly [string, Json])[]) =>
  fields.every(([path, wanted]) =>
    valuesAt(value, path.split('.')).some((own) => JSON.stringify(own) === JSON.stringify(wanted)),
  )

/** What a look is for. */
interface Wanted {
  fields: readonly (readonly [string, Json])[]
  /** Name of the list in the answer that is searched. */
  list: string | undefined
  /** The answer is expected to show it; a random one is not. */
  isReal: boolean
}

/** Fields of an answer that are not as they should be, by dotted path. */
const wrongFields = (value: Json, fields: readonly (readonly [string, Json])[]) =>
  fields.filter((one) => !hasFields(value, [one])).map(([path]) => path)

/** What a look came to. */
interface Seen {
  outcome: Outcome
  shown: Json | undefined
  isReal: boolean
  fields: Wanted['fields']
}

/** Something that the tests have made and could not take away. */
export interface LeftOver {
  /** What it is, in words: `suite`. */
  thing: string
  id: string
  /** A line for the shell that takes it away; undefined where no call does. */
  command: string | undefined
}

/** What becomes of a thing that a platform does not delete. */
export type KeptAs = 'marked as deleted' | 'canceled'

const idOf = (thing: Json) =>
  String(['id', 'job_id', 'run_id'].flatMap((name) => valuesAt(thing, [name]))[0] ?? '')

/** Plays one story. */
class Player {
  readonly #context: WriteContext
  readonly #story: Story
  /** Own things by name that are still there. */
  readonly #standing = new Map<string, Json>()
  readonly #made: ReadonlySet<string>
  readonly #own = new Set<string>()
  /** Why a thing that the story makes is not there. */
  readonly #lost = new Map<string, string>()
  #bindings: Bindings
  #lastChange: Operation | undefined
  /** The change that comes before was made; otherwise there is nothing to be seen of it. */
  #isChanged = true

  constructor(story: Story, context: WriteContext) {
    this.#context = context
    this.#story = story
    this.#made = madeIn(story)
    this.#bindings = context.known
  }

  async play(step: Step) {
    const { book, operations, target } = this.#context
    const operation = operations.get(step.call)
    // A platform may have but some of the services.
    if (!operation || (!step.effect && !this.#isChanged)) return undefined
    const template = this.#template(step, operation)
    const obstacle = this.#obstacleTo(step, this.#context.resolver.namesFor(operation, template))
    if (obstacle) return this.#leave(step, operation, obstacle)
    if (step.afterSeconds !== undefined && !(await target.pass(step.afterSeconds))) {
      const minutes = Math.ceil(step.afterSeconds / 60)
      const reason = `its effect was not looked for: it shows after up to ${minutes} minutes`
      // What the next steps look for shows no sooner.
      this.#isChanged = false
      return book.note(this.#lastChange ?? operation, reason)
    }
    const bindings: Bindings = new Map([...this.#bindings, ['fresh', fresh()]])
    const found = await this.#context.resolver.arguments(operation, template, bindings).next()
    if (found.done) return this.#leave(step, operation, reasonOf(found.value))
    const refusal = await this.#upload(step, bindings)
    if (refusal) return this.#leave(step, operation, refusal)
    if (step.effect) await this.#change(step, operation, found.value)
    else await this.#look(step, operation, found.value)
  }

  /** Puts the file of a step; what the object store says against it counts against the call that let it in. */
  async #upload({ uploads }: Step, bindings: Bindings): Promise<string | undefined> {
    if (uploads === undefined || !this.#lastChange) return undefined
    try {
      await this.#context.target.upload(filled(uploads, bindings))
      return undefined
    } catch (thrown) {
      const message = `the object store refuses its credentials: ${String(thrown)}`
      this.#context.book.found(this.#lastChange, [{ check: 'round trip', message }], 'PUT')
      return message
    }
  }

  /** What keeps a step from being tried; nothing when all is well. */
  #obstacleTo({ effect, onlyMock }: Step, names: readonly string[]): string | undefined {
    const { target, resolver, known } = this.#context
    if (onlyMock && !target.isMock) return onlyMock
    if (names.includes('partner') && !known.has('partner')) {
      return 'no second project to share with; name one by --partner'
    }
    const changed = effect && 'changes' in effect ? [effect.changes] : []
    const missing = [...names, ...changed].find(
      (name) => this.#made.has(name) && !this.#isThere(name),
    )
    if (missing) {
      return this.#lost.get(missing) ?? `no ${resolver.wordsOf(missing)} was made before`
    }
    const [foreign] = changed.filter((name) => !this.#own.has(name))
    return foreign && !target.isMock
      ? `would change a ${resolver.wordsOf(foreign)} that is not the tests' own`
      : undefined
  }

  #isThere(name: string) {
    return this.#bindings.has(name)
  }

  #leave({ effect }: Step, operation: Operation, reason: string) {
    this.#context.book.note(operation, reason)
    if (effect) this.#isChanged = false
    if (effect && 'creates' in effect) this.#lost.set(effect.creates, reason)
  }

  #template(
    { path, query, header, body, over }: Step,
    { document, body: schema }: Operation,
  ): CallTemplate {
    const example = schema && exampleOf(document, schema)
    // An example of a contract is JSON, and holds no places to fill.
    const laidOver = over && { ...(example as { [name: string]: Template }), ...over }
    return { path, query, header, body: body ?? laidOver ?? (example as Template | undefined) }
  }

  async #change(
    step: Step,
    operation: Operation,
    found: { args: CallArguments; bindings: Bindings },
  ) {
    const { book, calls } = this.#context
    await this.#tryWrong(step, operation, found.args)
    const outcome = await calls.valid(operation, found.args)
    calls.forget()
    if (outcome.status === 403) {
      return this.#leave(step, operation, `the platform answers ${failureOf(outcome)}`)
    }
    book.tried(operation, 'answer')
    const reason = `${operation.id} answers ${failureOf(outcome)}`
    if (!outcome.isSuccess) return this.#leave(step, operation, reason)
    this.#lastChange = operation
    this.#isChanged = true
    this.#bindings = found.bindings
    this.#bind('sent', found.args.body)
    if (step.effect && 'changes' in step.effect && this.#isCleanup(step)) {
      this.#takenAway(step.effect.changes, operation)
    }
    if (step.effect && 'creates' in step.effect) {
      this.#own.add(step.effect.creates)
      // What answers without a body is known once a list shows it.
      if (outcome.body !== undefined) {
        this.#bind(step.effect.creates, outcome.body)
        this.#standing.set(step.effect.creates, outcome.body)
      }
    }
    if (step.keep) this.#bind(step.keep, outcome.body)
    await this.#tryStale(operation, found.args)
  }

  #isCleanup(step: Step) {
    return (this.#story.cleanup ?? []).includes(step)
  }

  /** Calls that have to be refused, before the one that is not: by strangers, with wrong bodies, for what is not there. */
  async #tryWrong({ effect }: Step, operation: Operation, args: CallArguments) {
    const { book, calls } = this.#context
    if (book.hasTried(operation, 'input')) return
    book.tried(operation, 'input')
    await checkLock(operation, args, this.#context)
    for (const { field, what, body } of wrongBodies(operation, args.body)) {
      const outcome = await calls.as({}, operation, { ...args, body }, expectRefusal(field, what))
      if (effect && 'creates' in effect && outcome.isSuccess)
        await this.#discard(effect.creates, outcome)
    }
    const name = ownPathIds(operation).at(-1)
    const parameter = operation.parameters.find((one) => one.name === name)
    if (name === undefined || !this.#context.target.remembers(operation.name)) return
    const path = { ...args.path, [name]: unknownId(operation, parameter) }
    await calls.as({}, operation, { ...args, path }, (answer, body) =>
      expectUnknown(operation, name, answer, body),
    )
  }

  /** The same change once more: the version that it is based on is no longer the newest. */
  async #tryStale(operation: Operation, args: CallArguments) {
    const { calls, target } = this.#context
    const isVersioned = isRecord(args.body ?? null) && 'current_version_id' in Object(args.body)
    if (!isVersioned || !target.remembers(operation.name)) return
    const judge = expectRefusal('current_version_id', 'a body based on a version that has passed')
    await calls.as({}, operation, args, judge)
  }

  /** Takes away what should not have been made. */
  async #discard(name: string, { body }: Outcome) {
    if (body === undefined) return
    this.#standing.set(`${name} that should not be`, body)
    const removed = await this.#removal(name, body)
    if (!removed) return
    const outcome = await this.#context.calls.as({}, removed.operation, removed.args, () => [])
    if (outcome.isSuccess) this.#takenAway(`${name} that should not be`, removed.operation)
  }

  #takenAway(label: string, { id: call }: Operation) {
    const thing = this.#standing.get(label)
    this.#standing.delete(label)
    if (thing === undefined) return
    const words = this.#context.resolver.wordsOf(label.split(' ', 1)[0] ?? label)
    const state = call.startsWith('cancel') ? 'canceled' : 'marked as deleted'
    this.#context.onKept(`${words} ${idOf(thing)}`, state)
  }

  /** The call that takes a thing away. */
  async #removal(name: string, thing: Json) {
    const step = (this.#story.cleanup ?? []).find(
      ({ effect }) => effect && 'changes' in effect && effect.changes === name,
    )
    const operation = step && this.#context.operations.get(step.call)
    if (!step || !operation) return undefined
    const bindings: Bindings = new Map([...this.#bindings, [name, thing]])
    const template = this.#template(step, operation)
    const found = await this.#context.resolver.arguments(operation, template, bindings).next()
    return found.done ? undefined : { operation, args: found.value.args }
  }

  /** How many things the story has made that are there now. */
  get standing() {
    return this.#standing.size
  }

  /** What the story has made and nobody has taken away, though a call does. */
  async leftOvers(): Promise<LeftOver[]> {
    const all: LeftOver[] = []
    for (const [label, thing] of this.#standing) {
      const name = label.split(' ', 1)[0] ?? label
      const removal = await this.#removal(name, thing)
      // A share ends with the thing that is shared; only what a cleanup names stays.
      if (!removal) continue
      const command = this.#context.commandOf(removal.operation, removal.args)
      all.push({ thing: this.#context.resolver.wordsOf(name), id: idOf(thing), command })
    }
    return all
  }

  #bind(name: string, value: Json | undefined) {
    if (value !== undefined) this.#bindings = new Map([...this.#bindings, [name, value]])
  }

  async #look(
    step: Step,
    operation: Operation,
    found: { args: CallArguments; bindings: Bindings },
  ) {
    const { target } = this.#context
    if (step.readsAll && target.remembers(operation.name)) {
      await checkList(operation, { ...this.#context.reads, known: found.bindings })
    }
    const fields = Object.entries(step.shows ?? step.lacks ?? {}).map(
      ([path, template]) => [path, filled(template, found.bindings)] as const,
    )
    const isReal = target.remembers(operation.name) && this.#isRemembered()
    for (let rest = target.settling; ; rest -= pause) {
      const { outcome, shown } = await this.#search(operation, found.args, {
        fields,
        list: step.in,
        isReal,
      })
      const isDone = step.lacks ? shown === undefined : shown !== undefined || !step.shows
      if (isDone || !outcome.isSuccess || rest <= 0) {
        return this.#seen(step, operation, { outcome, shown, isReal, fields })
      }
      await wait(pause)
    }
  }

  /** Whether the last change was made where something remembers it. */
  #isRemembered() {
    return this.#lastChange === undefined || this.#context.target.remembers(this.#lastChange.name)
  }

  #seen(step: Step, operation: Operation, { outcome, shown, isReal, fields }: Seen) {
    const { book } = this.#context
    book.tried(operation, 'answer')
    const changed = this.#lastChange ?? operation
    const isLooked = isReal && outcome.isSuccess && (step.shows ?? step.lacks) !== undefined
    const isWrong = step.lacks ? shown !== undefined : shown === undefined
    if (isLooked && isWrong) {
      const isList = operation.items !== undefined || step.in !== undefined
      const wrong = isList ? [] : wrongFields(outcome.body ?? null, fields)
      const names = wrong.length > 0 ? wrong : fields.map(([path]) => path)
      const verb = step.lacks ? 'still shows' : 'does not show'
      const message = `${operation.id} ${verb} it afterwards (by ${names.join(', ')})`
      book.found(changed, [{ check: 'round trip', message }], outcome.request)
    }
    if (isLooked) book.tried(changed, 'round trip')
    if (step.keep) this.#bind(step.keep, shown)
    if (step.keep && step.own && shown !== undefined) this.#own.add(step.keep)
  }

  /** Looks for the fields in an answer, or in the items of a list, page by page. */
  async #search(
    operation: Operation,
    args: CallArguments,
    { fields, list, isReal }: Wanted,
  ): Promise<{ outcome: Outcome; shown: Json | undefined }> {
    const { calls } = this.#context
    let query = args.query
    for (let pages = pageLimit; ; pages--) {
      const outcome = await calls.valid(operation, { ...args, query })
      const { items, token } = pageOf(operation, outcome.body)
      const inner = list === undefined ? [] : valuesAt(outcome.body, [list]).flat()
      const whole = operation.items || list || outcome.body === undefined ? [] : [outcome.body]
      const candidates = [...items, ...inner, ...whole]
      // Random answers show nothing; whatever they hold goes on.
      const shown = candidates.find((item) => !isReal || hasFields(item, fields))
      if (shown !== undefined || token === undefined || pages === 0 || !outcome.isSuccess) {
        return { outcome, shown }
      }
      query = { ...args.query, next_token: token }
    }
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Plays a story: its steps, then what takes everything away again, then what is to be seen. What
 * breaks a step, and an interruption, ends the steps and nothing else. Returns what is left over.
 */
export const playStory = async (story: Story, context: WriteContext): Promise<LeftOver[]> => {
  const player = new Player(story, context)
  const play = async (step: Step) => {
    const before = player.standing
    try {
      await player.play(step)
      if (player.standing !== before) context.onStanding(await player.leftOvers())
    } catch (error) {
      const operation = context.operations.get(step.call)
      const message = `the tests cannot go on after it: ${messageOf(error)}`
      if (operation) context.book.found(operation, [{ check: 'body', message }], step.call)
    }
  }
  for (const step of story.steps) if (!context.isStopping()) await play(step)
  for (const step of story.cleanup ?? []) await play(step)
  for (const step of story.afterwards ?? []) if (!context.isStopping()) await play(step)
  return player.leftOvers()
}
