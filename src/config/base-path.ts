/** Path under which the console lives on its host. */
export const basePath = '/evaluation'
