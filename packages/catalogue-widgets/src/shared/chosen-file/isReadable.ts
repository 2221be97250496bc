/** Whether a file is on the disk as it was when it was chosen; browsers do not read another one in its place. */
export const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
