/** The services of the platform: one contract file in `openapi/`, one folder in `generated/`, one base URL each. */
export const services = [
  'auth',
  'project',
  'catalog',
  'firmware-registry',
  'simulator',
  'evaluation',
  'scenario',
  'map',
  'metrics',
  'notification',
  'ml',
] as const

/** Name of a service, as in its contract's file name. */
export type Service = (typeof services)[number]
