import { answerPattern, type PatternRequest } from './pattern.ts'

addEventListener('message', ({ data }: MessageEvent<PatternRequest>) =>
  postMessage(answerPattern(data)),
)
