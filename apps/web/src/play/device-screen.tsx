/** Several people at one device. */
import { NotFound } from '../not-found.tsx';

export function DeviceScreen() {
  return <NotFound />;
}
