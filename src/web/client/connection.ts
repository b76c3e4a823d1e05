/** The Network Information API, which not every browser has. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

export const SLOW_CONNECTIONS: readonly string[] = ['slow-2g', '2g', '3g'];

const hasConnection = (value: object): value is { connection: Connection } =>
  'connection' in value && typeof value.connection === 'object' && value.connection !== null;

/** Whether the person saves data or has a line too slow to fetch anything ahead. */
export function isSlowConnection(device: object = navigator): boolean {
  if (!hasConnection(device)) return false;
  const { saveData, effectiveType } = device.connection;
  return saveData === true || (effectiveType !== undefined && SLOW_CONNECTIONS.includes(effectiveType));
}
