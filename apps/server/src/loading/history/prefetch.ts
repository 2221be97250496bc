/** The items in their order; the next one is computed while the caller uses the current one. */
export async function* prefetch<Item>(
  items: AsyncGenerator<Item, void>,
): AsyncGenerator<Item, void> {
  const advance = () => {
    const next = items.next();
    // It is awaited below, unless the caller ends before.
    next.catch(() => undefined);
    return next;
  };
  for (let next = advance(); ;) {
    const { value, done } = await next;
    if (done) return;
    next = advance();
    yield value;
  }
}
