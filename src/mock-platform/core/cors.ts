const allowedMethods = 'GET, POST, PUT, PATCH, DELETE, OPTIONS'

/** Headers a page of another origin may read. */
const exposedHeaders = 'x-request-id, retry-after, etag'

/** Answer to the question of a browser whether a page of another origin may call. */
export const preflight = (request: Request) =>
  new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': allowedMethods,
      'access-control-allow-headers':
        request.headers.get('access-control-request-headers') ?? 'authorization, content-type',
      // As long as browsers keep it: otherwise many a poll would be two calls.
      'access-control-max-age': '7200',
    },
  })

/** Lets pages of any origin read an answer. A broken connection passes through. */
export const withCors = (request: Request, response: Response) => {
  if (response.type === 'error') return response
  response.headers.set('access-control-allow-origin', request.headers.get('origin') ?? '*')
  response.headers.set('access-control-expose-headers', exposedHeaders)
  response.headers.append('vary', 'Origin')
  return response
}
