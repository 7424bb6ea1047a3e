import { camelCase } from '../src/lib/camel-case.ts'
import type { ContractDocument, Json } from './contract.ts'
import { camelPath, type Fields, isSentByTransport, type Parameter, resolved } from './schema.ts'

const isFields = (node: Json | undefined): node is Fields =>
  typeof node === 'object' && node !== null && !Array.isArray(node)

const camelKeys = (node: Fields) =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [camelCase(key), value]))

const renameSchema = (node: Fields) => {
  if (isFields(node.properties)) node.properties = camelKeys(node.properties)
  if (Array.isArray(node.required))
    node.required = node.required.map((name) => camelCase(String(name)))
  if (isFields(node.discriminator)) {
    node.discriminator.propertyName = camelCase(String(node.discriminator.propertyName))
  }
}

const visit = (document: ContractDocument, node: Json): void => {
  if (Array.isArray(node)) {
    for (const item of node) visit(document, item)
    return
  }
  if (!isFields(node)) return
  // Examples are wire values; the types need none.
  delete node.example
  delete node.examples
  if (node.in === 'path' || node.in === 'query') node.name = camelCase(String(node.name))
  if (node.in === 'header') node.name = camelCase(String(node.name).toLowerCase())
  if (Array.isArray(node.parameters)) {
    // Callers do not name the headers that the transport sends by itself.
    node.parameters = node.parameters.filter(
      (parameter) => !isSentByTransport(resolved<Parameter>(document, parameter)),
    )
  }
  renameSchema(node)
  // What the codec makes of a text that an open enum does not list.
  if (node['x-open-enum'] && Array.isArray(node.anyOf)) {
    node.anyOf = [...node.anyOf.slice(0, 1), { type: 'string', enum: ['unknown'] }]
  }
  for (const [key, value] of Object.entries(node)) {
    // The names of properties are no keywords: one of them may be called `example`.
    if (key === 'properties' && isFields(value)) visit(document, Object.values(value))
    else visit(document, value)
  }
}

/**
 * The contract as the console's code sees it: declared property and parameter names, and the
 * parameters in path templates, in camel case. Keys of free-form maps are no declared names.
 */
export const camelView = (document: ContractDocument): ContractDocument => {
  const view = structuredClone(document)
  visit(document, view)
  view.paths = Object.fromEntries(
    Object.entries(view.paths).map(([path, item]) => [camelPath(path), item]),
  )
  return view
}
