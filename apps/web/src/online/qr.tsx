/** A link as a QR code, drawn as one path. */
import qrcode from 'qrcode-generator';
import { useMemo } from 'react';

/** Modules of quiet round the code, so that cameras find it. */
const quiet = 3;

export interface QrProps {
  readonly text: string;
  readonly label: string;
}

export function Qr({ text, label }: QrProps) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#1b2326" />
    </svg>
  );
}

function drawn(text: string): { readonly path: string; readonly size: number } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) path += `M${column + quiet} ${row + quiet}h1v1h-1z`;
    }
  }
  return { path, size: count + 2 * quiet };
}
