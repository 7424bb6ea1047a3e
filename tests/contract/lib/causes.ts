/** The error behind an error: what was thrown first. */
const innermost = (error: Error): Error => {
  if (error instanceof AggregateError && error.errors[0] instanceof Error) {
    return innermost(error.errors[0])
  }
  return error.cause instanceof Error ? innermost(error.cause) : error
}

/** Why a call came to nothing, with the cause behind it: `self-signed certificate`, `ECONNREFUSED 10.0.0.1:443`. */
export const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const inner = innermost(error)
  const { code, address, port } = inner as { code?: string; address?: string; port?: number }
  const place = address === undefined ? '' : ` ${address}${port === undefined ? '' : `:${port}`}`
  const text = inner.message === '' ? `${code ?? inner.name}${place}` : inner.message
  const named = code !== undefined && !text.includes(code) ? `${text} (${code})` : text
  return inner === error ? named : `${error.message}: ${named}`
}
