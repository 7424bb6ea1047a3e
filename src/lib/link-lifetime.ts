/** Lifetime of a download link that a service is asked for, in seconds. */
export const linkLifetime = 3600
