import { basePath } from '@/config/base-path.ts'
import type { AnyCall } from '../define-service.ts'
import type { World } from '../world/world.ts'
import type { TemporaryLink } from './state.ts'

/** Everything below is a file behind a temporary link. */
export const objectsPath = `${basePath}/objects`

/**
 * Address of a file, good for `seconds` and for whoever has it: it needs no token. `name` is the name under
 * which a browser saves the file.
 */
export const temporaryLink = (
  { origin, world, clock }: Pick<AnyCall, 'origin' | 'world' | 'clock'>,
  { name, content }: Pick<TemporaryLink, 'name' | 'content'>,
  seconds: number,
): string => {
  const { links, random } = world.objectStore
  const key = random.uuid()
  links.set(key, { name, content, until: clock.now() + seconds * 1000 })
  return `${origin}${objectsPath}/${key}/${encodeURIComponent(name)}`
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

/** Answers a request below `objectsPath`. */
export const answerObject = (request: Request, world: World): Response => {
  if (request.method !== 'GET') return text(405, 'Only GET.', { allow: 'GET' })
  const [key = ''] = new URL(request.url).pathname.slice(objectsPath.length + 1).split('/')
  const link = world.objectStore.links.get(key)
  if (!link) return text(404, 'There is no such file.')
  if (world.clock.now() >= link.until) return text(403, 'The link has expired.')
  const name = encodeURIComponent(link.name).replaceAll("'", '%27')
  return text(200, link.content, {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${name}`,
  })
}
