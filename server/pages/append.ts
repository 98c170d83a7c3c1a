/** The stream with a text after it. */
export function append(stream: ReadableStream<Uint8Array>, text: string): ReadableStream<Uint8Array> {
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      flush: controller => controller.enqueue(new TextEncoder().encode(text)),
    }),
  )
}
