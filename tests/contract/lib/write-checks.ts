import { randomUUID } from 'node:crypto'
import type { Json } from '../../../codegen/contract.ts'
import { checkLock, expectForeign } from './access-checks.ts'
import { expectUnknown, pageOf } from './answer-checks.ts'
import type { Book } from './book.ts'
import { checkPreflight, expectReadable } from './browser-checks.ts'
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
import { SessionError } from './usage-error.ts'
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
  /** Items that were looked at, in the order of the list. */
  items: readonly Json[]
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

/** What keeps a step from being tried. */
interface Obstacle {
  reason: string
  /** The tests keep off by themselves: the platform is not to blame. */
  isMeant?: true
}

/** Fields of a body that an answer has, too, and has otherwise: `labels`. */
const notKept = (sent: Json, answer: Json, path = ''): string | undefined => {
  if (isRecord(sent) && isRecord(answer)) {
    const shared = Object.keys(sent).filter((name) => name in answer)
    const wrong = shared.map((name) =>
      notKept(sent[name] ?? null, answer[name] ?? null, path === '' ? name : `${path}.${name}`),
    )
    return wrong.find((one) => one !== undefined)
  }
  if (Array.isArray(sent) && Array.isArray(answer) && sent.length === answer.length) {
    return sent
      .map((item, index) => notKept(item, answer[index] ?? null, `${path}[]`))
      .find((one) => one !== undefined)
  }
  return JSON.stringify(sent) === JSON.stringify(answer) ? undefined : path
}

/** Names in a body that no other call of the tests has sent. */
const freshNamesIn = (sent: Json | undefined) =>
  isRecord(sent)
    ? Object.values(sent).filter(
        (value) => typeof value === 'string' && value.startsWith(namePrefix),
      )
    : []

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
  readonly #lost = new Map<string, Obstacle>()
  #bindings: Bindings
  #lastChange: Operation | undefined
  /** Name of the thing that the last change made, until a list has shown how many there are. */
  #lastMade: string | undefined
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
    if (found.done) return this.#leave(step, operation, { reason: reasonOf(found.value) })
    const refusal = await this.#upload(step, bindings)
    if (refusal) return this.#leave(step, operation, { reason: refusal })
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
  #obstacleTo({ effect, onlyMock }: Step, names: readonly string[]): Obstacle | undefined {
    const { target, resolver, known } = this.#context
    if (onlyMock && !target.isMock) return { reason: onlyMock, isMeant: true }
    if (names.includes('partner') && !known.has('partner')) {
      const reason = 'no second project to share with; name one by --partner'
      return { reason, isMeant: true }
    }
    const changed = effect && 'changes' in effect ? [effect.changes] : []
    const missing = [...names, ...changed].find(
      (name) => this.#made.has(name) && !this.#isThere(name),
    )
    if (missing) {
      const reason = `no ${resolver.wordsOf(missing)} was made before`
      return this.#lost.get(missing) ?? { reason }
    }
    const [foreign] = changed.filter((name) => !this.#own.has(name))
    const reason = `would change a ${resolver.wordsOf(foreign ?? '')} that is not the tests' own`
    return foreign && !target.isMock ? { reason, isMeant: true } : undefined
  }

  #isThere(name: string) {
    return this.#bindings.has(name)
  }

  #leave({ effect }: Step, operation: Operation, obstacle: Obstacle) {
    this.#context.book.note(operation, obstacle.reason, obstacle.isMeant)
    if (effect) this.#isChanged = false
    if (effect && 'creates' in effect) this.#lost.set(effect.creates, obstacle)
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
      return this.#leave(step, operation, { reason: `the platform answers ${failureOf(outcome)}` })
    }
    book.tried(operation, 'answer')
    const reason = `${operation.id} answers ${failureOf(outcome)}`
    if (!outcome.isSuccess) return this.#leave(step, operation, { reason })
    this.#lastChange = operation
    this.#isChanged = true
    this.#lastMade = step.effect && 'creates' in step.effect ? step.effect.creates : undefined
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
    await checkPreflight(operation, args, this.#context.reads)
    await checkLock(operation, args, this.#context.reads)
    for (const { field, what, body } of wrongBodies(operation, args.body)) {
      const outcome = await calls.as({}, operation, { ...args, body }, expectRefusal(field, what))
      if (effect && 'creates' in effect && outcome.isSuccess)
        await this.#discard(effect.creates, outcome)
    }
    await this.#tryForeign(operation, args)
    const name = ownPathIds(operation).at(-1)
    const parameter = operation.parameters.find((one) => one.name === name)
    if (name === undefined || !this.#context.target.remembers(operation.name)) return
    const path = { ...args.path, [name]: unknownId(operation, parameter) }
    const origin = this.#context.reads.originFor(operation)
    await calls.as({ ...(origin && { origin }) }, operation, { ...args, path }, (answer, body) => [
      ...expectUnknown(operation, name, answer, body),
      ...expectReadable(answer, origin, `a failure (${answer.status})`),
    ])
  }

  /** The same change below a project of others, and below another of the user's own, which does not have the thing. */
  async #tryForeign(operation: Operation, args: CallArguments) {
    const { calls, reads, target } = this.#context
    const own = args.path.project_id
    if (own === undefined || !target.remembers(operation.name)) return
    const other = reads.projects.findLast((id) => id !== own)
    const isBelow = ownPathIds(operation).length > 0 && other !== undefined
    for (const project_id of [randomUUID(), ...(isBelow ? [other] : [])]) {
      const path = { ...args.path, project_id }
      await calls.as({}, operation, { ...args, path }, expectForeign)
    }
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

  /** Takes away what a call has made besides the one thing that it was to make. */
  async discardOthers() {
    for (const [label, thing] of this.#standing) {
      const [name = '', others] = label.split(' ')
      const removed = others === undefined ? undefined : await this.#removal(name, thing)
      if (!removed) continue
      const outcome = await this.#context.calls.as({}, removed.operation, removed.args, () => [])
      if (outcome.isSuccess) this.#takenAway(label, removed.operation)
    }
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
      const { outcome, shown, items } = await this.#search(operation, found.args, {
        fields,
        list: step.in,
        isReal,
      })
      const isDone = step.lacks ? shown === undefined : shown !== undefined || !step.shows
      if (isDone || !outcome.isSuccess || rest <= 0) {
        return this.#seen(step, operation, { outcome, shown, items, isReal, fields })
      }
      await wait(pause)
    }
  }

  /** Whether the last change was made where something remembers it. */
  #isRemembered() {
    return this.#lastChange === undefined || this.#context.target.remembers(this.#lastChange.name)
  }

  /** What a thing does not show as it was sent; and things that were made besides it. */
  #tellSent(step: Step, operation: Operation, { outcome, shown, items }: Seen) {
    const { book } = this.#context
    const sent = this.#bindings.get('sent')
    const changed = this.#lastChange
    if (!changed || shown === undefined) return
    const tell = (path: string, message: string) =>
      book.found(changed, [{ check: 'round trip', path, message }], outcome.request)
    const isAboutSent = Object.values(step.shows ?? {}).some((one) =>
      String(one).startsWith('{sent.'),
    )
    const lost = isAboutSent && items.length === 0 ? notKept(sent ?? null, shown) : undefined
    if (lost !== undefined) tell(lost, `${operation.id} does not show it as it was sent`)
    const label = this.#lastMade
    if (label === undefined || items.length === 0) return
    const names = freshNamesIn(sent)
    const others = items.filter(
      (item) =>
        idOf(item) !== idOf(shown) &&
        isRecord(item) &&
        names.some((name) => Object.values(item).includes(name)),
    )
    this.#lastMade = undefined
    if (others.length === 0) return
    tell('', `made ${others.length + 1} instead of one: ${[shown, ...others].map(idOf).join(', ')}`)
    for (const [index, other] of others.entries())
      this.#standing.set(`${label} ${index + 2}`, other)
  }

  #seen(step: Step, operation: Operation, seen: Seen) {
    const { outcome, shown, isReal, fields } = seen
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
    if (isLooked && step.shows) this.#tellSent(step, operation, seen)
    if (step.keep) this.#bind(step.keep, shown)
    if (step.keep && step.own && shown !== undefined) this.#own.add(step.keep)
  }

  /** Looks for the fields in an answer, or in the items of a list, page by page. */
  async #search(
    operation: Operation,
    args: CallArguments,
    { fields, list, isReal }: Wanted,
  ): Promise<{ outcome: Outcome; shown: Json | undefined; items: Json[] }> {
    const { calls } = this.#context
    const seen: Json[] = []
    let query = args.query
    for (let pages = pageLimit; ; pages--) {
      const outcome = await calls.valid(operation, { ...args, query })
      const { items, token } = pageOf(operation, outcome.body)
      const inner = list === undefined ? [] : valuesAt(outcome.body, [list]).flat()
      const whole = operation.items || list || outcome.body === undefined ? [] : [outcome.body]
      const candidates = [...items, ...inner, ...whole]
      seen.push(...items, ...inner)
      // Random answers show nothing; whatever they hold goes on.
      const shown = candidates.find((item) => !isReal || hasFields(item, fields))
      if (shown !== undefined || token === undefined || pages === 0 || !outcome.isSuccess) {
        return { outcome, shown, items: seen }
      }
      query = { ...args.query, next_token: token }
    }
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Plays a story: its steps, then what takes everything away again, then what is to be seen. What
 * breaks a step, and an interruption, ends the steps and nothing else. Returns what is left over, and
 * what ended the session, if anything did.
 */
export const playStory = async (
  story: Story,
  context: WriteContext,
): Promise<{ left: LeftOver[]; ended: SessionError | undefined }> => {
  const player = new Player(story, context)
  let ended: SessionError | undefined
  const mayGoOn = () => !context.isStopping() && ended === undefined
  const play = async (step: Step) => {
    const before = player.standing
    try {
      await player.play(step)
      if (player.standing !== before) context.onStanding(await player.leftOvers())
    } catch (error) {
      if (error instanceof SessionError) {
        ended = error
        return
      }
      const operation = context.operations.get(step.call)
      const message = `the tests cannot go on after it: ${messageOf(error)}`
      if (operation) context.book.found(operation, [{ check: 'body', message }], step.call)
    }
  }
  for (const step of story.steps) if (mayGoOn()) await play(step)
  await player.discardOthers()
  for (const step of story.cleanup ?? []) await play(step)
  for (const step of story.afterwards ?? []) if (mayGoOn()) await play(step)
  return { left: await player.leftOvers(), ended }
}
