/** A QR code, whose drawing is fetched when one is wanted: links do without it where the line goes down before. */
import { type ComponentType, lazy, Suspense } from 'react';
import type { QrProps } from './qr.tsx';

const Qr = lazy(async (): Promise<{ readonly default: ComponentType<QrProps> }> => {
  try {
    return { default: (await import('./qr.tsx')).Qr };
  } catch {
    return { default: () => null };
  }
});

export function QrCode(props: QrProps) {
  return (
    <Suspense fallback={<span className="qr" />}>
      <Qr {...props} />
    </Suspense>
  );
}
