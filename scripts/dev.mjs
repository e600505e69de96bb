import { register } from 'tsx/esm/api'

// Not by `--import tsx`: Next starts processes of its own for each request, which would all inherit it and be slow.
register()
await import('./dev.ts')
