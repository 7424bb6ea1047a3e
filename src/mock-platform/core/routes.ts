import { decoded } from '@/lib/urls.ts'
import type { Operation } from '@/transport/operation.ts'
import { operations } from '../contracts.ts'

/** An operation that a request was meant for. */
export interface Match {
  operation: Operation
  /** Path ids by camel-case name, decoded. */
  path: { readonly [name: string]: string }
}

interface Route {
  operation: Operation
  pattern: RegExp
  names: string[]
  /** One character a segment, `0` for a word and `1` for an id: in this order, words go first. */
  rank: string
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const routeOf = (operation: Operation): Route => {
  const segments = operation.path.split('/')
  const names: string[] = []
  const pattern = segments.map((segment) =>
    segment
      .split(/(\{\w+\})/)
      .map((part) => {
        if (!part.startsWith('{')) return escaped(part)
        names.push(part.slice(1, -1))
        return '([^/]+)'
      })
      .join(''),
  )
  return {
    operation,
    names,
    pattern: new RegExp(`^${pattern.join('/')}$`),
    rank: segments.map((segment) => (segment.includes('{') ? '1' : '0')).join(''),
  }
}

const table = Map.groupBy(
  operations.map(routeOf).sort((one, other) => one.rank.localeCompare(other.rank)),
  ({ operation }): string => operation.service,
)

/**
 * Finds the operation for a method and a path below `/services/<service>`. A trailing slash makes
 * another path; a segment that is a word goes before one that is an id. Undefined when there is none.
 */
export const findOperation = (service: string, method: string, path: string): Match | undefined => {
  const route = table
    .get(service)
    ?.find(({ operation, pattern }) => operation.method === method && pattern.test(path))
  if (!route) return undefined
  const values = route.pattern.exec(path)?.slice(1) ?? []
  return {
    operation: route.operation,
    path: Object.fromEntries(
      route.names.map((name, index) => [name, decoded(values[index] ?? '')]),
    ),
  }
}
