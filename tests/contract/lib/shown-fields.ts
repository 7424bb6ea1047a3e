import type { Json } from '../../../codegen/contract.ts'
import { isRecord } from './operations.ts'
import { valuesAt } from './templates.ts'

/** Values that an answer should have, by dotted path. */
export type WantedFields = readonly (readonly [path: string, value: Json])[]

/** Whether an answer has values as they should be. */
export const hasFields = (value: Json, fields: WantedFields): boolean =>
  fields.every(([path, wanted]) =>
    valuesAt(value, path.split('.')).some((own) => JSON.stringify(own) === JSON.stringify(wanted)),
  )

/** Fields of an answer that are not as they should be, by dotted path. */
export const wrongFields = (value: Json, fields: WantedFields): string[] =>
  fields.filter((one) => !hasFields(value, [one])).map(([path]) => path)

/** Fields of a body that an answer has, too, and has otherwise: `labels`. */
export const notKept = (sent: Json, answer: Json, path = ''): string | undefined => {
  if (isRecord(sent) && isRecord(answer)) {
    const shared = Object.keys(sent).filter((name) => name in answer)
    const wrong = shared.map((name) =>
      notKept(sent[name] ?? null, answer[name] ?? null, path === '' ? name : `${path}.${name}`),
    )
    return wrong.find((one) => one !== undefined)
  }
  if (Array.isArray(sent) && Array.isArray(answer) && sent.length === answer.length) {
    return sent
      .map((item, index) => notKept(item, answer[index] ?? null, `${path}[]`))
      .find((one) => one !== undefined)
  }
  return JSON.stringify(sent) === JSON.stringify(answer) ? undefined : path
}

/** The id of a thing, whatever its field is called; empty without one. */
export const idOf = (thing: Json): string =>
  String(['id', 'job_id', 'run_id'].flatMap((name) => valuesAt(thing, [name]))[0] ?? '')
