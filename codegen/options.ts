import { type Service, services } from '../src/config/services.ts'

interface CodegenOptions {
  /** Compare only; `generated/` stays as it is. */
  check: boolean
  /** The services to generate: those that are named, or all. */
  wanted: readonly Service[]
}

/** Reads the arguments of `npm run codegen`. Throws for one that is neither an option nor a service. */
export const readOptions = (args: readonly string[]): CodegenOptions => {
  const unknown = args.filter((arg) => arg !== '--check' && !services.some((name) => name === arg))
  if (unknown.length > 0) {
    throw new Error(`There is no service ${unknown.join(', ')}. Services: ${services.join(', ')}.`)
  }
  const named = services.filter((service) => args.includes(service))
  return { check: args.includes('--check'), wanted: named.length > 0 ? named : services }
}
