import { defineService } from '@/mock-platform/define-service.ts'
import { firmwareHandlers } from './firmware.ts'
import { catalogShareHandlers } from './serve-catalog-shares.ts'
import { catalogHandlers } from './serve-catalogs.ts'

/** Catalogs, their firmware releases and their shares. Errors have the form with a code. */
export const catalogService = defineService('catalog', {
  ...catalogHandlers,
  ...firmwareHandlers,
  ...catalogShareHandlers,
})
