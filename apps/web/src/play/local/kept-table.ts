/** The table that is kept on this device: one that can't be read is as good as none. */
import { TableHost, type TableLog, type TablePorts } from '@tilehouse/table';

export async function kept(
  latest: () => Promise<TableLog | undefined>,
  portsWith: (log: TableLog) => TablePorts,
): Promise<TableHost | undefined> {
  try {
    const log = await latest();
    return log && (await TableHost.resume(portsWith(log)));
  } catch (problem) {
    console.error('the table that was kept could not be taken up', problem);
    return undefined;
  }
}
