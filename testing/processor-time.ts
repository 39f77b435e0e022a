/**
 * How long this process has had a processor, in milliseconds: unlike the clock it does not go on while others have it,
 * so that a limit holds on a busy machine as well.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
