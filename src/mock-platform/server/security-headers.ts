/**
 * The headers that `deploy/nginx.conf` adds to every file of the console, so that demos and tests run with
 * them; a test compares the two. The difference: services and identity provider are on the console's origin.
 */
export const securityHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'self'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const

/** The same, where pages may also call another origin. */
export const securityHeadersWith = (origin: string | undefined) => ({
  ...securityHeaders,
  ...(origin && {
    'content-security-policy': securityHeaders['content-security-policy'].replace(
      "connect-src 'self'",
      `connect-src 'self' ${origin}`,
    ),
  }),
})
