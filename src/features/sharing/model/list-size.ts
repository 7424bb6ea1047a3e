/** How many offers to share something are asked for, and shown, at a time. */
export const shareListSize = 30
