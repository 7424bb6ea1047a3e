import { type CallArguments, type Operation, pathOf } from '@/transport/operation.ts'
import { send } from '@/transport/send.ts'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Makes a GET as the generated layer does, without its client: the engine has a file of its own. Throws as `send`. */
export const callService = <Answer>(operation: Operation, args: CallArguments): Promise<Answer> =>
  send<Answer>(operation, args, async ({ baseUrl, signal, headers, querySerializer, fetch }) => {
    const query = querySerializer(args.query)
    const address = `${baseUrl}${pathOf(operation, args.path)}${query && `?${query}`}`
    const response = await fetch(new Request(address, { signal, ...(headers && { headers }) }))
    const text = await response.text()
    // An answer that cannot be read must not pass for one.
    if (response.ok) return { data: JSON.parse(text), response }
    return { error: parsed(text), response }
  })
