import { randomUUID } from 'node:crypto'
import type { Json } from '../../../codegen/contract.ts'
import { failureOf } from './calls.ts'
import type { CallArguments } from './exchange.ts'
import { checkList } from './list-checks.ts'
import { lookFor, type Seen } from './look-for.ts'
import { isRecord, type Operation } from './operations.ts'
import { createOwnThings, type OwnThings, templateOf } from './own-things.ts'
import { tryStale, tryWrong } from './refusal-checks.ts'
import { reasonOf } from './resolver.ts'
import { idOf, notKept, wrongFields } from './shown-fields.ts'
import { madeIn, type Step, type Story, stepsOf } from './stories.ts'
import { type Bindings, filled } from './templates.ts'
import { SessionError } from './usage-error.ts'
import type { LeftOver, WriteContext } from './write-context.ts'

/** Prefix of everything that the tests make. */
const namePrefix = 'contract-test-'

const fresh = (): Json => {
  const uuid = randomUUID()
  return { uuid, name: namePrefix + uuid.slice(0, 8) }
}

/** Reasons that keep a step from being tried. */
interface Obstacle {
  reason: string
  /** The tests keep off by themselves: the platform is not to blame. */
  isMeant?: true
}

/** Names in a body that no other call of the tests has sent. */
const freshNamesIn = (sent: Json | undefined) =>
  isRecord(sent)
    ? Object.values(sent).filter(
        (value) => typeof value === 'string' && value.startsWith(namePrefix),
      )
    : []

/** The thing that a step makes, and the one that it changes. */
const createdBy = ({ effect }: Step) => (effect && 'creates' in effect ? effect.creates : undefined)
const changedBy = ({ effect }: Step) => (effect && 'changes' in effect ? effect.changes : undefined)

/** Plays one story. */
class Player {
  readonly #context: WriteContext
  readonly #story: Story
  /** Things that the story has made and that are still there. */
  readonly things: OwnThings
  /** Names of things that only steps of the story can find. */
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
    const { sources } = context.reads.tables
    const kept = stepsOf(story).flatMap(({ keep }) => (keep && !sources[keep] ? keep : []))
    this.#made = new Set([...madeIn(story), ...kept])
    this.#bindings = context.known
    this.things = createOwnThings(story, context, () => this.#bindings)
  }

  async play(step: Step) {
    const { book, operations, target } = this.#context
    const operation = operations.get(step.call)
    // A platform may have but some of the services.
    if (!operation || (!step.effect && !this.#isChanged)) return undefined
    const template = templateOf(step, operation)
    const obstacle = this.#obstacleTo(step, this.#context.resolver.namesFor(operation, template))
    if (obstacle) return this.#leave(step, operation, obstacle)
    if (step.afterSeconds !== undefined && !(await target.pass(step.afterSeconds))) {
      const minutes = Math.ceil(step.afterSeconds / 60)
      const reason = `its effect was not looked for: it shows after up to ${minutes} minutes`
      // The targets of the next steps show no sooner.
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

  /** Reason that keeps a step from being tried; nothing when all is well. */
  #obstacleTo(step: Step, names: readonly string[]): Obstacle | undefined {
    const { target, resolver, known } = this.#context
    const { onlyMock } = step
    if (onlyMock && !target.isMock) return { reason: onlyMock, isMeant: true }
    if (names.includes('partner') && !known.has('partner')) {
      const reason = 'no second project to share with; name one by --partner'
      return { reason, isMeant: true }
    }
    const changed = changedBy(step)
    const missing = [...names, changed ?? []]
      .flat()
      .find((name) => this.#made.has(name) && !this.#bindings.has(name))
    if (missing) {
      const finder = stepsOf(this.#story).find(({ keep }) => keep === missing)
      const where = finder ? `, by ${finder.call}` : ' was made before'
      const reason = `no ${resolver.wordsOf(missing)}${where}`
      return this.#lost.get(missing) ?? { reason }
    }
    if (changed === undefined || this.#own.has(changed) || target.isMock) return undefined
    const reason = `would change a ${resolver.wordsOf(changed)} that is not the tests' own`
    return { reason, isMeant: true }
  }

  #leave(step: Step, operation: Operation, obstacle: Obstacle) {
    this.#context.book.note(operation, obstacle.reason, obstacle.isMeant)
    if (step.effect) this.#isChanged = false
    const created = createdBy(step)
    if (created !== undefined) this.#lost.set(created, obstacle)
  }

  async #change(
    step: Step,
    operation: Operation,
    found: { args: CallArguments; bindings: Bindings },
  ) {
    const { book, calls } = this.#context
    const created = createdBy(step)
    const changed = changedBy(step)
    await tryWrong(this.#context, operation, found.args, async (made) => {
      if (created !== undefined) await this.things.discard(created, made)
    })
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
    this.#lastMade = created
    this.#bindings = found.bindings
    this.#bind('sent', found.args.body)
    const isCleanup = this.#story.cleanup?.includes(step)
    if (changed !== undefined && isCleanup) this.things.takenAway(changed, operation)
    if (created !== undefined) {
      this.#own.add(created)
      // A thing whose call answers without a body is known once a list shows it.
      if (outcome.body !== undefined) {
        this.#bind(created, outcome.body)
        this.things.add(created, outcome.body)
      }
    }
    if (step.keep) this.#bind(step.keep, outcome.body)
    await tryStale(this.#context, operation, found.args)
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
    const wanted = { fields, list: step.in, isReal }
    const seen = await lookFor(this.#context, operation, found.args, wanted, (shown) =>
      step.lacks ? shown === undefined : shown !== undefined || !step.shows,
    )
    this.#tellSeen(step, operation, seen)
  }

  /** Whether the last change was made where something remembers it. */
  #isRemembered() {
    return this.#lastChange === undefined || this.#context.target.remembers(this.#lastChange.name)
  }

  /** Fields that a thing does not show as they were sent; and things that were made besides it. */
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
    for (const [index, other] of others.entries()) this.things.add(`${label} ${index + 2}`, other)
  }

  /** Tells whether the last change is to be seen as it should be. */
  #tellSeen(step: Step, operation: Operation, seen: Seen) {
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
  const { things } = player
  let ended: SessionError | undefined
  const mayGoOn = () => !context.isStopping() && ended === undefined
  const play = async (step: Step) => {
    const before = things.count()
    try {
      await player.play(step)
      if (things.count() !== before) context.onStanding(await things.leftOvers())
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
  await things.discardOthers()
  for (const step of story.cleanup ?? []) await play(step)
  for (const step of story.afterwards ?? []) if (mayGoOn()) await play(step)
  return { left: await things.leftOvers(), ended }
}
