import openapiTS, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import description from '../src/wire/openapi.json?raw'

/** `npm run types` runs this test with `--update`, which writes the file. */
test('the types of the wire are those of the description', async () => {
  const types = await openapiTS(description, { defaultNonNullable: false })
  await expect(astToString(types)).toMatchFileSnapshot('../src/wire/generated.ts')
})
