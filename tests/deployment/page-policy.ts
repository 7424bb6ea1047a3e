/** Origins that the Content-Security-Policy of a page lets it call, by the rules of browsers. */
export interface PagePolicy {
  /** Whether the page may call an address, or show it in a frame. */
  allows: (directive: 'connect-src' | 'frame-src', address: string) => boolean
}

const defaultPorts: { readonly [protocol: string]: string } = { 'http:': '80', 'https:': '443' }

const isProtocol = (allowed: string, url: URL) =>
  allowed === url.protocol || (allowed === 'http:' && url.protocol === 'https:')

const isHost = (allowed: string, { hostname }: URL) => {
  if (allowed === '*') return true
  const name = allowed.toLowerCase()
  return name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name
}

const isPort = (allowed: string | undefined, url: URL) => {
  const usual = defaultPorts[url.protocol]
  return allowed === '*' || (url.port || usual) === (allowed ?? usual)
}

const isPath = (allowed: string | undefined, { pathname }: URL) => {
  if (allowed === undefined || allowed === '/') return true
  return allowed.endsWith('/') ? pathname.startsWith(allowed) : pathname === allowed
}

/** Whether one word of a directive names an address. `origin`: that of the page. */
const names = (word: string, url: URL, origin: string): boolean => {
  if (word === "'self'") return url.origin === origin
  if (word === '*') return url.protocol in defaultPorts
  if (/^[a-z][a-z0-9+.-]*:$/i.test(word)) return isProtocol(word.toLowerCase(), url)
  const parts =
    /^(?:([a-z][a-z0-9+.-]*:)\/\/)?(\*|(?:\*\.)?[a-z0-9._-]+)(?::(\*|\d+))?(\/.*)?$/i.exec(word)
  if (!parts) return false
  const [, protocol = new URL(origin).protocol, host = '', port, path] = parts
  return (
    isProtocol(protocol.toLowerCase(), url) &&
    isHost(host, url) &&
    isPort(port, url) &&
    isPath(path, url)
  )
}

/** Reads the policy that a page at `origin` is sent with: several hold all at once, as do those after a comma. */
export const readPolicy = (header: string, origin: string): PagePolicy => {
  const policies = header.split(',').map(
    (policy) =>
      new Map(
        policy.split(';').map((directive) => {
          const [name = '', ...words] = directive.trim().split(/\s+/)
          return [name.toLowerCase(), words] as const
        }),
      ),
  )
  return {
    allows: (directive, address) =>
      policies.every((policy) => {
        const fallbacks = directive === 'frame-src' ? ['child-src', 'default-src'] : ['default-src']
        const words = [directive, ...fallbacks].map((name) => policy.get(name)).find(Boolean)
        return !words || words.some((word) => names(word, new URL(address), origin))
      }),
  }
}
