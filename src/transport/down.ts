import type { Service } from '@/config/services.ts'

const down = new Set<Service>()

/** A call to the service failed, with all its retries. */
export const noteDown = (service: Service): void => {
  down.add(service)
}

/** The service answered as it should. */
export const noteUp = (service: Service): void => {
  down.delete(service)
}

/** Whether the service has failed in all retries of some call, and answered none since. */
export const isDown = (service: Service): boolean => down.has(service)
