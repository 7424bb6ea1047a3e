import { basePath } from '@/config/base-path.ts'
import { damagedText, type Faults } from '../core/platform-faults.ts'
import { holdBack, type Latency } from '../core/wait.ts'
import type { AnyCall } from '../define-service.ts'
import type { World } from '../world/world.ts'
import type { TemporaryLink } from './object-state.ts'
import { linkFaultName } from './operations.ts'

/** Path prefix of files behind temporary links. */
export const objectsPath = `${basePath}/objects`

/**
 * Creates a link to a file. It needs no token and expires after `seconds`. A browser saves the file under
 * `name`.
 */
export const temporaryLink = (
  { origin, world, clock }: Pick<AnyCall, 'origin' | 'world' | 'clock'>,
  file: Omit<TemporaryLink, 'until'>,
  seconds: number,
): string => {
  const { links, random } = world.objectStore
  const key = random.uuid()
  links.set(key, { ...file, until: clock.now() + seconds * 1000 })
  return `${origin}${objectsPath}/${key}/${encodeURIComponent(file.name)}`
}

/** A body made of parts, each as soon as the reader wants it. */
const bodyOf = (parts: Iterable<string>) => {
  const encoder = new TextEncoder()
  const iterator = parts[Symbol.iterator]()
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      const { done, value } = iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

const text = (status: number, content: BodyInit, headers: HeadersInit = {}) =>
  new Response(content, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })

const readLink = (request: Request, world: World): Response => {
  if (request.method !== 'GET') return text(405, 'Only GET.', { allow: 'GET' })
  const [key = ''] = new URL(request.url).pathname.slice(objectsPath.length + 1).split('/')
  const link = world.objectStore.links.get(key)
  if (!link) return text(404, 'There is no such file.')
  if (world.clock.now() >= link.until) return text(403, 'The link has expired.')
  const name = encodeURIComponent(link.name).replaceAll("'", '%27')
  const { content, size } = link
  return text(200, typeof content === 'string' ? content : bodyOf(content()), {
    'content-type': link.type ?? 'application/octet-stream',
    ...(size !== undefined && { 'content-length': String(size) }),
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
  })
}

/** Answers a request below `objectsPath`, applying latency and the next fault. */
export const answerObject = async (
  request: Request,
  { world, faults, latency }: { world: World; faults: Faults; latency: Latency },
): Promise<Response> => {
  const fault = faults.take(linkFaultName)
  const slower = fault?.kind === 'slow' ? fault.milliseconds : 0
  await holdBack(latency, request.signal, slower)
  switch (fault?.kind) {
    case 'drop':
    case 'lost':
      return Response.error()
    case 'status':
      return text(fault.status, fault.message ?? 'The object store failed on purpose.')
    case 'empty':
      return text(200, '')
    case 'malformed':
    case 'wrong-shape':
      return text(200, damagedText(fault.kind, {}), { 'content-type': 'application/json' })
    default:
      return readLink(request, world)
  }
}
