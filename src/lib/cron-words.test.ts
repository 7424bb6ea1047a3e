import { expect, test } from 'vitest'
import { readCron, splitCron } from './cron.ts'
import { cronWords } from './cron-words.ts'

test.each([
  ['* * * * *', 'Every minute'],
  ['0-59 0-23 * * *', 'Every minute'],
  ['*/15 * * * *', 'Every 15 minutes'],
  ['0,30 * * * *', 'Every 30 minutes'],
  ['*/25 * * * *', 'At minute 0, 25 and 50 of every hour'],
  ['5 * * * *', 'At minute 5 of every hour'],
  ['0 * * * *', 'Every hour'],
  ['0 */6 * * *', 'Every 6 hours'],
  ['5 */6 * * *', 'At minute 5 of every 6 hours'],
  ['* */6 * * *', 'Every minute of every 6 hours'],
  ['30 18 * * MON-FRI', 'At 18:30 UTC, on Monday to Friday'],
  ['30 18 * * *', 'At 18:30 UTC'],
  ['0 6,18 ? * ?', 'At 06:00 and 18:00 UTC'],
  ['0 1,2,3,4,5 * * *', 'At minute 0 of the hours 01:00 to 05:00 UTC'],
  [
    '*/10 9-17 * * 1,3',
    'Every 10 minutes of the hours 09:00 to 17:00 UTC, on Monday and Wednesday',
  ],
  ['0,10 9-17 * * *', 'At minute 0 and 10 of the hours 09:00 to 17:00 UTC'],
  ['0 0 L * ?', 'At 00:00 UTC, on the last day of the month'],
  ['0 0 1,2,3,15,L * ?', 'At 00:00 UTC, on the 1st to 3rd and 15th and the last day of the month'],
  ['0 0 ? * 5L', 'At 00:00 UTC, on the last Friday of the month'],
  ['0 0 22 1 1', 'At 00:00 UTC, on the 22nd of the month or on Monday, in January'],
  ['0 0 * MAR-MAY,DEC *', 'At 00:00 UTC, in March to May and December'],
])('%s: %s', (expression, words) => {
  const cron = readCron(splitCron(expression))
  expect(cron && cronWords(cron)).toBe(words)
})
