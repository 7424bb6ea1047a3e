import { basePath } from '@/config/base-path.ts'
import { damagedText, type Faults } from '../core/faults.ts'
import { wait } from '../core/wait.ts'
import type { AnyCall } from '../define-service.ts'
import type { World } from '../world/world.ts'
import { linkFaultName } from './operations.ts'
import type { TemporaryLink } from './state.ts'

/** Everything below is a file behind a temporary link. */
export const objectsPath = `${basePath}/objects`

/**
 * Address of a file, good for `seconds` and for whoever has it: it needs no token. `name` is the name under
 * which a browser saves the file.
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

const text = (status: number, content: string, headers: HeadersInit = {}) =>
  new Response(content, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })

const answered = (request: Request, world: World): Response => {
  if (request.method !== 'GET') return text(405, 'Only GET.', { allow: 'GET' })
  const [key = ''] = new URL(request.url).pathname.slice(objectsPath.length + 1).split('/')
  const link = world.objectStore.links.get(key)
  if (!link) return text(404, 'There is no such file.')
  if (world.clock.now() >= link.until) return text(403, 'The link has expired.')
  const name = encodeURIComponent(link.name).replaceAll("'", '%27')
  return text(200, link.content, {
    'content-type': link.type ?? 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
  })
}

/** Answers a request below `objectsPath`, with the fault that hits it. */
export const answerObject = async (
  request: Request,
  { world, faults, latency }: { world: World; faults: Faults; latency: { milliseconds: number } },
): Promise<Response> => {
  const fault = faults.take(linkFaultName)
  const slower = fault?.kind === 'slow' ? fault.milliseconds : 0
  await wait(latency.milliseconds + slower, request.signal)
  switch (fault?.kind) {
    case 'drop':
      return Response.error()
    case 'status':
      return text(fault.status, fault.message ?? 'The object store failed on purpose.')
    case 'empty':
      return text(200, '')
    case 'malformed':
    case 'wrong-shape':
      return text(200, damagedText(fault.kind, {}), { 'content-type': 'application/json' })
    default:
      return answered(request, world)
  }
}
