import { camelCase } from '../src/lib/names.ts'
import type { ContractDocument, Json } from './contract.ts'
import { camelPath, type Fields, type Parameter } from './schema.ts'

const isFields = (node: Json | undefined): node is Fields =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

const camelKeys = (node: Fields) =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [camelCase(key), value]))

/** Headers with a default are sent by the transport, so that callers do not name them. */
const isSentByTransport = (node: Json) => {
  const parameter = node as unknown as Parameter
  return parameter.in === 'header' && parameter.schema.default !== undefined
}

const renameSchema = (node: Fields) => {
  if (isFields(node.properties)) node.properties = camelKeys(node.properties)
  if (Array.isArray(node.required))
    node.required = node.required.map((name) => camelCase(String(name)))
  if (isFields(node.discriminator)) {
    node.discriminator.propertyName = camelCase(String(node.discriminator.propertyName))
  }
}

const visit = (node: Json): void => {
  if (Array.isArray(node)) {
    for (const item of node) visit(item)
    return
  }
  if (!isFields(node)) return
  // Examples are wire values; the types need none.
  delete node.example
  delete node.examples
  if (node.in === 'path' || node.in === 'query') node.name = camelCase(String(node.name))
  if (Array.isArray(node.parameters)) {
    node.parameters = node.parameters.filter((parameter) => !isSentByTransport(parameter))
  }
  renameSchema(node)
  for (const value of Object.values(node)) visit(value)
}

/**
 * The contract as the console's code sees it: declared property and parameter names, and the
 * parameters in path templates, in camel case. Keys of free-form maps are no declared names.
 */
export const camelView = (document: ContractDocument): ContractDocument => {
  const view = structuredClone(document)
  visit(view)
  view.paths = Object.fromEntries(
    Object.entries(view.paths).map(([path, item]) => [camelPath(path), item]),
  )
  return view
}
