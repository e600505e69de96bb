import { mkdir, writeFile } from 'node:fs/promises'
import { formatJsonSchemas } from './json-schemas'

// Writes the JSON Schemas of the files that writers edit, from the schemas that the build uses: `npm run schemas`.
await mkdir('.vscode/schemas', { recursive: true })
for (const [file, text] of formatJsonSchemas()) {
  await writeFile(file, text)
  console.log(`Written: ${file}`)
}
