/** The stream with a text before and a text after it. */
export function surround(
  before: string,
  stream: ReadableStream<Uint8Array>,
  after: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: controller => controller.enqueue(encoder.encode(before)),
      flush: controller => controller.enqueue(encoder.encode(after)),
    }),
  )
}
