import { parseArgs } from 'node:util'
import { benchmarkBuild, benchmarkWriting } from '../tests/benchmark/benchmark-build'

// npm run benchmark:build -- --pages site,60,500,2000 [--writing] --rounds 3 --against ../another-checkout
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: 'site' },
    rounds: { type: 'string', default: '1' },
    against: { type: 'string' },
    writing: { type: 'boolean', default: false },
  },
})
const sizes = values.pages.split(',').map((size) => (size === 'site' ? 0 : Number(size)))
const run = values.writing ? benchmarkWriting : benchmarkBuild
await run({ sizes, rounds: Number(values.rounds), against: values.against })
