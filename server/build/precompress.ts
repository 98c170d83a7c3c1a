import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const smallest = 1024
const compressible = '**/*.{js,css,svg,json,ttf}'

/** Writes a `.br` and a `.gz` beside each file worth it, so that the server only has to send them. */
export async function precompress(folder: string, quality: number): Promise<void> {
  const files: string[] = []
  for await (const file of glob(compressible, { cwd: folder })) files.push(resolve(folder, file))
  await Promise.all(
    files.map(async file => {
      if ((await stat(file)).size < smallest) return
      const content = await readFile(file)
      const [brotli, zipped] = await Promise.all([
        promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        promisify(gzip)(content, { level: 9 }),
      ])
      await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
    }),
  )
}
