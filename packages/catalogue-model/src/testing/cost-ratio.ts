const size = 1000;
const rounds = 5;

/**
 * The CPU time of a work for 4,000 pieces as a multiple of that for 1,000: about 4 if it grows with the text, 16 if it grows
 * with its square. The least of several rounds, because other processes disturb single ones.
 */
export function costRatio(work: (count: number) => void): number {
  const costOf = (count: number, times: number) => {
    const start = process.cpuUsage();
    for (let time = 0; time < times; time += 1) work(count);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / times;
  };
  costOf(size, 5);
  const ratios = Array.from({ length: rounds }, () => {
    const small = costOf(size, 4);
    return costOf(size * 4, 1) / Math.max(small, 1);
  });
  return Math.min(...ratios);
}
