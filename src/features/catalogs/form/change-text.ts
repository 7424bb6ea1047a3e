/** What a change does to a suite, in a word. */
export const changeText = (attach: boolean): string => (attach ? 'Attach' : 'Detach')
