/** Reads again when the revision changes. A failure is not kept. */
export function remembered<Value>(
  read: () => Promise<Value>,
): (revision: string | number) => Promise<Value> {
  let latest: { readonly revision: string | number; readonly value: Promise<Value> } | undefined;
  return (revision) => {
    if (latest?.revision === revision) return latest.value;
    const value = read();
    latest = { revision, value };
    value.catch(() => {
      if (latest?.value === value) latest = undefined;
    });
    return value;
  };
}
