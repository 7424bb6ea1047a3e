import type { Json } from '../../../codegen/contract.ts'
import type { Answer, Call, Fields, Mutation } from './drift.ts'

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSuccess = ({ status }: Answer) => status >= 200 && status < 300

/** Changes what a good answer says. */
export const answering =
  (change: (body: Fields, call: Call) => Json | undefined): Mutation =>
  async (call) => {
    const answer = await call.ask()
    if (!isSuccess(answer) || !isFields(answer.body)) return answer
    return { ...answer, body: change(structuredClone(answer.body), call) }
  }

/** The array of a page, by its name in the answer. */
const listIn = (body: Fields): [string, Fields[]] => {
  const [name, items] = Object.entries(body).find(([, value]) => Array.isArray(value)) ?? ['', []]
  return [name, items as Fields[]]
}

/** Changes the items of a page. */
export const listing = (change: (items: Fields[], call: Call) => Json[]): Mutation =>
  answering((body, call) => {
    const [name, items] = listIn(body)
    return { ...body, [name]: change(items, call) }
  })

const place = (value: Fields, path: readonly string[]): Fields | undefined => {
  const [key, ...rest] = path
  if (key === undefined) return value
  const inner = value[key]
  const next = Array.isArray(inner) ? inner[0] : inner
  return isFields(next) ? place(next, rest) : undefined
}

/** Puts a value at a dotted path, of a list in its first item; undefined takes it away. */
export const setAt = (
  value: Fields,
  path: string,
  made: Json | undefined | ((old: Json | undefined) => Json),
) => {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const owner = place(value, keys)
  if (!owner) return value
  const next = typeof made === 'function' ? made(owner[last]) : made
  if (next === undefined) delete owner[last]
  else owner[last] = next
  return value
}

/** Puts a value at a place of each good answer. */
export const field = (
  path: string,
  made: Json | undefined | ((old: Json | undefined) => Json),
): Mutation => answering((body) => setAt(body, path, made))

/** Puts a value at a place of every item of a page. */
export const items = (
  path: string,
  made: Json | undefined | ((old: Json | undefined) => Json),
): Mutation => listing((all) => all.map((item) => setAt(item, path, made)))

/** The call as it would be without these parameters. */
const without = ({ url }: Call, names: readonly string[]) => {
  const other = new URL(url)
  for (const name of names) other.searchParams.delete(name)
  return other
}

/** Reads over parameters. */
export const ignoring =
  (...names: string[]): Mutation =>
  (call) =>
    call.ask({ url: without(call, names) })

/** The call with another value of a parameter. */
export const withQuery = ({ url }: Pick<Call, 'url'>, values: { [name: string]: string }) => {
  const other = new URL(url)
  for (const [name, value] of Object.entries(values)) other.searchParams.set(name, value)
  return other
}

/** Takes an id of the path or the query for the first that it was asked for. */
export const stuckOn = (name: string): Mutation => {
  let first: string | undefined
  return async (call) => {
    const own = call.path[name] ?? call.url.searchParams.get(name) ?? ''
    const answer = await call.ask(
      first === undefined ? {} : { url: new URL(call.url.href.replace(own, first)) },
    )
    if (isSuccess(answer)) first ??= own
    return answer
  }
}

/** Answers something else than the platform, where that answers well. */
export const instead =
  (answer: Answer): Mutation =>
  async (call) => {
    const honest = await call.ask()
    return isSuccess(honest) ? answer : honest
  }

/** Answers something else than the platform, where that refuses. */
export const refusing =
  (answer: (honest: Answer) => Answer): Mutation =>
  async (call) => {
    const honest = await call.ask()
    return honest.status < 400 ? honest : answer(honest)
  }

/** Changes what is sent before the platform sees it. */
export const losing =
  (...names: string[]): Mutation =>
  (call) => {
    const body = { ...call.body }
    for (const name of names) {
      const old = body[name]
      // Wrong input is refused as before.
      if (typeof old === 'string' && old.length < 100) body[name] = ''
      if (Array.isArray(old)) body[name] = []
    }
    return call.ask({ body })
  }

/** Every item of a list, page by page; the refusal, where there is one. */
const everyPage = async (call: Call): Promise<{ all: Fields[]; refusal?: Answer }> => {
  const all: Fields[] = []
  let next: string | undefined
  do {
    const url = withQuery(
      { url: without(call, ['size', 'next_token']) },
      next ? { next_token: next } : {},
    )
    const answer = await call.ask({ url })
    if (!isSuccess(answer) || !isFields(answer.body)) return { all, refusal: answer }
    all.push(...listIn(answer.body)[1])
    next = typeof answer.body.next_token === 'string' ? answer.body.next_token : undefined
  } while (next)
  return { all }
}

/** The same call for the first other thing of its list, and that thing; undefined where there is none. */
export const beside = async (call: Call, id: string) => {
  const [list = ''] = call.url.href.split(`/${id}`)
  const answer = await call.ask({ method: 'GET', url: new URL(list) })
  if (!isSuccess(answer) || !isFields(answer.body)) return undefined
  const other = listIn(answer.body)[1].find((item) => item.id !== id)
  return other && { other, url: new URL(call.url.href.replace(id, text(other.id))) }
}

/** Every item of a list; none where the platform refuses it. */
export const wholeList = async (call: Call) => (await everyPage(call)).all

/** Pages a list by numbers instead of tokens, from whatever items there shall be. */
export const paging =
  (
    name: string,
    change: (all: Fields[], call: Call) => Fields[] = (all) => all,
    bounds: (
      start: number,
      size: number,
      count: number,
    ) => { from: number; to: number; next?: number | string } = (from, size) => ({
      from,
      to: from + size,
      next: from + size,
    }),
  ) =>
  async (call: Call): Promise<Answer> => {
    const { all: honest, refusal } = await everyPage(call)
    if (refusal) return refusal
    const all = change(honest, call)
    const token = Number(call.url.searchParams.get('next_token') ?? 0)
    const size = Number(call.url.searchParams.get('size') ?? 100)
    if (Number.isNaN(token)) return { status: 400, body: { message: 'The token is not good.' } }
    const { from, to, next } = bounds(token, size, all.length)
    const more = next !== undefined && (typeof next === 'string' || next < all.length)
    return {
      status: 200,
      body: { [name]: all.slice(from, to), ...(more && { next_token: String(next) }) },
    }
  }

/** Changes headers of every answer, or of those with a status; undefined takes one away. */
export const headers =
  (
    changes: { readonly [name: string]: string | undefined },
    only?: (status: number) => boolean,
  ): Mutation =>
  async ({ ask }) => {
    const answer = await ask()
    if (only && !only(answer.status)) return answer
    const all = Object.entries({ ...answer.headers, ...changes })
    const kept = all.flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    )
    return { ...answer, headers: Object.fromEntries(kept) }
  }

/** Id of a thing that is nowhere. */
export const stranger = '00000000-0000-4000-8000-000000000000'

/** A value as text. */
export const text = (value: unknown) => String(value)

/** A page of a proxy before the platform. */
export const html = {
  body: '<!doctype html><title>Sign in</title>',
  headers: { 'content-type': 'text/html' },
}
