import { type Service, services } from '../src/config/services.ts'
import { lintContract } from './contract.ts'

const wanted = process.argv.slice(2) as Service[]
for (const service of wanted.length ? wanted : services)
  console.log(service, (await lintContract(service)).join('\n') || 'ok')
