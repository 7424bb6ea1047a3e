import type { EvidenceCall } from '@/evidence/engine/engine-core.ts'
import type { TestPlatform } from '@/mock-platform/testing/test-platform.ts'
import { decode } from '@/transport/codec.ts'
import { ApiError } from '@/transport/errors.ts'
import { pathOf } from '@/transport/operation.ts'

/** Calls a mock platform as the worker calls the service. */
export const callOf =
  ({ send }: TestPlatform): EvidenceCall =>
  async (operation, { path, query = {} }) => {
    const wire = new URLSearchParams()
    for (const field of operation.query?.fields ?? []) {
      for (const value of [query[field.camel] ?? []].flat()) wire.append(field.wire, String(value))
    }
    const place = pathOf(operation, path)
    const response = await send(`/services/${operation.service}${place}?${wire}`)
    const body: unknown = await response.json()
    if (!response.ok || !operation.answer) {
      throw new ApiError({
        kind: 'status',
        message: 'Refused.',
        url: place,
        status: response.status,
      })
    }
    return decode(operation.answer, body, place) as never
  }
